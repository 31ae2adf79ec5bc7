/** The figures behind /fit-a-battery. Marks as in `backup.ts`; the limits of the form's fields are here, too. */
export const fitting = {
  // guide: 80 A take a fuse of 100 A, 100 A one of 125 A
  fuseTimes: 1.25,
  /** Sizes of DC fuses, in amperes. */
  fuses: [30, 40, 50, 60, 80, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400],
  /** Sizes of copper cables, in square millimetres. */
  cables: [6, 10, 16, 25, 35, 50, 70, 95],
  /** The drop in percent is 2 × metres × amps × this ÷ (mm² × volts). guide: warm copper */
  copper: 2.1,
  mostDropPercent: 2,
  /** guide: the cable for this current. What cables carry at 45 °C was not verified, so thinner ones are not counted on. */
  carries: { amps: 100, squareMillimetres: 35 },
  /** Inverters of the ready table, and its lengths of cable, one way. */
  table: {
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
  },
  limits: { fitWatts: [1, 12_000], fitMetres: [0.1, 10] },
} as const;
