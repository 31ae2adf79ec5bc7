/** The form of the discharge test on /check-a-battery, in a file without the promises, which browsers don’t load. */
export const dischargeForm = {
  title: 'Your own test',
  volts: 'Voltage on the label',
  /** The fields, each with what it measures, and the least and the most that it takes. */
  fields: {
    ampereHours: { label: 'Ah on the label', quantity: 'ampereHours', limits: [1, 1000] },
    watts: { label: 'Steady load, in watts', quantity: 'watts', limits: [1, 10_000] },
    hours: {
      label: 'Hours until it was empty',
      hint: '6:30 or 6.5 for 6 hours 30 minutes',
      quantity: 'hours',
      limits: [0.01, 100],
    },
  },
  /** Above this share of the label one of the four figures must be wrong; below this load the test says too little. */
  unlikelyPercent: 130,
  leastWatts: 300,
  missing: 'Fill in all four to see what it gave.',
  lowLoad: 'With less than {leastWatts} W the inverter’s own use decides too much. Run more if you can.',
  good: 'It gave about {gave} kWh, {percent}% of its label. That is what a full battery gives.',
  fair: 'It gave about {gave} kWh, {percent}% of its label. The inverter and the meter can explain that. Repeat it if you can.',
  poor: 'It gave about {gave} kWh, only {percent}% of its label. Ask the seller why, and have the test repeated before you.',
  unlikely: 'That would be {percent}% of its label. Check the four figures. Was the sun off?',
} as const;
