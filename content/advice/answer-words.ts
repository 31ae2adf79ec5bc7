/* An export for each part, so that browsers load only the parts they need. The site fills in what stands in braces. */

/** How hours are written: never with a decimal, and never as a single figure, which would be read as a promise. */
export const hoursWords = {
  about: 'about',
  range: '{hours} ({low} to {high})',
  hours: '{hours} hours',
  oneHour: '1 hour',
  halfAnHour: 'half an hour',
  half: '½',
  underHalfAnHour: 'under half an hour',
  moreThanDay: 'more than a day',
  moreThanDayFrom: 'more than a day (cautious {low} hours)',
  /** Replaces the figure at the low end of a range. */
  lowEnd: 'under ½',
} as const;

export const answerWords = {
  several: '{count} × {pack}',
  /** Said with each suggestion: "See it at 24V" chooses a voltage that the visitor may not have. */
  onlyOn: 'Only on a {volts}V UPS or inverter.',
  asked: 'you asked for {hours} h',
  /** Replaces "you asked for" if all that is chosen, such as a pump alone, runs for fewer hours than the load-shedding. */
  runs: 'it runs for {hours} h',
  enough: 'Enough for {hours} h',
  justEnough: 'Just enough for {hours} h',
  verdict: '{low} to {high}. {enough}',
  nothing: 'Choose what must run.',
  noPack: 'We have no {volts}V pack now. Ask for a custom pack.',
  noPacks: 'We have no pack for it now. Ask for a custom pack.',
  refused: {
    current: 'Not at {volts}V: {amps} A is more than the {limit} A that we count on from a pack.',
    start: 'Not at {volts}V: a motor draws too much when it starts.',
    /** Said if it would take more packs than the site suggests together. */
    count: 'Not at {volts}V: it would take {count} packs.',
  },
  seeNext: 'See it at {volts}V',
  askForSeveral: 'Ask about {count} packs',
  ask: 'Ask on WhatsApp',
  /** The button in place of an order, if a motor starts with so much that the buyer must ask first. */
  askFirst: 'Ask first',
  send: 'Send to family',
  /** The text that "Send to family" sends; the warnings follow. */
  share: '{loads}: {hours} on {pack}, {price}.',
  shareRefused: '{loads}: {refusal}',
  /** The last line of the share picture, below the hours. */
  shareCard: '{pack} · {price} · cautious {hours}',
} as const;

export const warningWords = {
  starts: {
    motor: 'A motor: does your UPS start it today, on its old battery? Lithium won’t make it stronger.',
    motors: 'Motors: does your UPS start them today, on its old battery? Lithium won’t make it stronger. One at a time.',
    unknown: 'Ask first: an AC without inverter draws 3 to 7 times its watts as it starts.',
  },
  join: 'Ask us first: can {count} be joined on yours?',
  larger: 'One {pack} gives {hours} for {price}, plus a {volts}V inverter.',
  soldOut: 'Out of stock: ask us when it is back.',
  high: 'High current: {amps} A of {limit} A. Run less at once.',
  next: 'You need a {next}V inverter and a {next}V battery. Never put {next}V on a {now}V UPS.',
  highNext: 'Or take a {next}V inverter and a {next}V battery. Never put {next}V on a {now}V UPS.',
  custom: 'That is more than our packs give. Ask for a custom pack.',
  limit: 'Have your pack’s own figure in writing. Packs in parallel can give more where they may be joined: ask us.',
} as const;

export const messageWords = {
  question: 'Hi! Which battery do I need?',
  load: 'Load: {loads} ({watts} W)',
  other: 'other {watts} W',
  hours: 'Hours of load-shedding: {hours}',
  volts: 'UPS or inverter: {volts}',
  unknownVolts: 'I don’t know',
  estimate: 'Estimate: {hours}',
  join: 'Can I connect {count} together on my inverter?',
  current: 'Current: {amps} A of {limit} A',
  own: 'With losses of my own',
} as const;
