/**
 * Volts at which a LiFePO4 pack is charged, for each 12V of the system: `lib/charging-volts.ts` gives them for 24V and 48V.
 * From a maker's manual, but for the settings of tubular batteries, on which several guides agree.
 */
export const chargingVolts = {
  /** Called absorption, boost or bulk on labels. */
  charge: [14.2, 14.6],
  float: [13.4, 13.8],
  /** Of a tubular battery, up to this. */
  tubular: 14.4,
  /** From here on the management system switches the pack off. */
  equalise: [15.3, 15.8],
} as const;
