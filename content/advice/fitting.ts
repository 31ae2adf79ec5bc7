/** The figures behind /fit-a-battery. Marks as in `backup.ts`. */
export const fitting = {
  // guide: 80 A take a fuse of 100 A, 100 A one of 125 A
  fuseTimes: 1.25,
  /** Fuses as they are sold, in amperes, by kind. */
  fuses: { Mega: [80, 100, 125, 150, 175, 200], NH00: [63, 80, 100, 125, 160] },
  /**
   * Amperes that copper cables carry, by square millimetres. manual: BS 7671, table 4D1A, method C: PVC, two single cables clipped
   * to a wall, times 0.79 for a room at 45 °C.
   */
  carries: [
    { squareMillimetres: 10, amps: 51 },
    { squareMillimetres: 16, amps: 69 },
    { squareMillimetres: 25, amps: 90 },
    { squareMillimetres: 35, amps: 111 },
    { squareMillimetres: 50, amps: 144 },
    { squareMillimetres: 70, amps: 185 },
    { squareMillimetres: 95, amps: 224 },
  ],
  /** The drop in percent is 2 × metres × amps × this ÷ (mm² × volts). guide: warm copper */
  copper: 2.1,
  mostDropPercent: 2,
  /** The least volts that fuse and breaker must be marked for: a full pack of 16 cells has 58.4 V. */
  markedVolts: 60,
  /** Inverters of the table, and its lengths of cable, one way. */
  inverters: [
    { volts: 12, watts: 600 },
    { volts: 12, watts: 1000 },
    { volts: 24, watts: 1000 },
    { volts: 24, watts: 1500 },
    { volts: 24, watts: 2000 },
    { volts: 48, watts: 3000 },
    { volts: 48, watts: 4000 },
    { volts: 48, watts: 5000 },
  ],
  metres: [2, 4],
} as const;
