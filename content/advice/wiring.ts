/**
 * The figures behind /fit-a-battery. Marks as in `backup.ts`. A wrong one can burn a house: change one only with an electrician, and
 * name its source.
 */
export const wiring = {
  // guide: 80 A take a fuse of 100 A, 100 A one of 125 A
  fuseTimes: 1.25,
  /** Fuses as they are sold, in amperes, by kind; only kinds that can break a pack's short circuit. */
  fuses: { 'class T': [80, 100, 125, 150, 175, 200], NH00: [63, 80, 100, 125, 160] },
  /**
   * Amperes that copper cables carry, by square millimetres. manual: BS 7671, table 4D1A, method C: PVC, two single cables clipped
   * to a wall, times 0.79 for a room at 45 °C.
   */
  carries: { 10: 51, 16: 69, 25: 90, 35: 111, 50: 144, 70: 185, 95: 224 },
  /** The drop in percent is 2 × metres × amps × this ÷ (mm² × volts). guide: warm copper */
  copper: 2.1,
  mostDropPercent: 2,
  /** The least volts that fuse and breaker must be marked for: a full pack of 16 cells has 58.4 V. */
  markedVolts: 60,
  /** The inverters of the table in watts, by volts, and the table's lengths of cable in metres, one way. */
  inverters: { 12: [600, 1000], 24: [1000, 1500, 2000], 48: [3000, 4000, 5000] },
  metres: [2, 4],
} as const;
