/**
 * Settings of a UPS or inverter for a LiFePO4 pack without a data cable, in volts for a 12V system. The site multiplies them for
 * 24V and 48V. A wrong figure can burn a house: change one only with an electrician, and name its source.
 */
export const charging = {
  /** Boost, also called bulk or absorption. Makers' manuals: Victron 14.0 to 14.2, KiloVault 13.9 to 14.1, 56.8 for 48V. */
  charge: [14.0, 14.2],
  /** The most that a charger which can't be set may reach. Makers' manuals: GoPower 14.4, Magnum's 57.6 for 48V. */
  chargeAtMost: 14.4,
  /** Float. Makers' manuals: KiloVault 13.8; Magnum's 54.4 for 48V. */
  float: [13.5, 13.8],
  /** One value out of `charge` and one out of `float`, for an inverter's programs, which take no range. */
  program: { charge: 14.1, float: 13.5 },
  /** Where the inverter stops, before the pack must protect itself. A maker's manual: KiloVault, under load. */
  lowCutOff: 12,
  /**
   * Volts of "back to mains" by the system's volts, above the low cut-off; at 12V the inverter's own manual. At 24V some inverters
   * allow 25.5 at most; at 48V the manuals' default of 46.0 lies below our cut-off.
   */
  backToMains: { 24: 25, 48: 50 },
  /** The least that equalising and "flooded" settings reach: Growatt's manual 58.4 for 48V; older chargers 15.3 to 15.8. */
  flooded: 14.6,
  /** The charging current in amperes for each Ah of the pack. Usual practice; no source gives these packs' own figure. */
  currentShare: 0.5,
  /** Names of figures that are our own until the owner confirms them. `npm run check:launch` lists them. */
  toConfirm: ['lowCutOff', 'currentShare'],
} as const;
