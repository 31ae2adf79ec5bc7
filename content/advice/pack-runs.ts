/** How a pack copes with a load, in tables and lists. */
export const runWords = {
  watts: '{watts} W',
  /** A load that runs only for some hours of load-shedding. */
  brief: '{load} for {hours}',
  high: 'High current: {amps} A.',
  refused: 'No: {amps} A is over the {limit} A that we count on.',
  refusedStart: 'No: a motor draws too much when it starts.',
  next: 'It needs a {volts}V inverter and a {volts}V pack.',
  custom: 'Ask for a custom pack.',
} as const;

/** The same, short enough for a table. The head of the column says that the figures are hours. */
export const cellWords = {
  range: '({low}–{high})',
  moreThanDay: '24+',
  high: 'high: {amps} A of {limit} A',
  next: 'Needs a {volts}V inverter',
} as const;
