/*
 * The words of an answer: hours, the panel that shows them, its chat and what is sent to family. With an export for each part, so that
 * browsers load only the parts they need. The site fills in what stands in braces.
 */

/** How hours are written: never with a decimal, and never as a single figure, which would be read as a promise. */
export const hoursWords = {
  about: 'about',
  range: '{hours} ({low} to {high})',
  ends: '{low} at worst, {high} at best',
  hours: '{hours} hours',
  oneHour: '1 hour',
  halfAnHour: 'half an hour',
  /** After a whole number: `4½`. */
  half: '½',
  underHalfAnHour: 'under half an hour',
  moreThanDay: 'more than a day',
  moreThanDayFrom: 'about a day ({low} hours or more)',
  /** Replaces the figure at the low end of a range. */
  lowEnd: 'under ½',
} as const;

export const answerWords = {
  several: '{count} × {pack}',
  asked: 'you asked for {hours} h',
  just: 'just enough for {hours} h',
  nothing: 'Choose what must run.',
  noPack: 'We have no {volts}V pack now. Ask for a custom pack.',
  noPacks: 'We have no pack for it now. Ask for a custom pack.',
  refused: {
    current: 'Not at {volts}V: {amps} A is more than the {limit} A that we reckon with for a pack.',
    start: 'Not at {volts}V: a motor draws too much when it starts.',
    /** Of more packs than are suggested together. */
    count: 'Not at {volts}V: it would take {count} packs.',
  },
  seeNext: 'See it at {volts}V',
  askForSeveral: 'Ask about {count} packs',
  ask: 'Ask on WhatsApp',
  send: 'Send to family',
  /** What is sent; `onlyOn` follows where the voltage is not known. */
  share: '{loads}: {hours} on {pack}, {price}.',
  shareRefused: '{loads}: {refusal}',
  /** The last line of the share picture, below the hours. */
  card: '{pack} · {price} · cautious {hours}',
} as const;

/** Warnings of an answer. */
export const warningWords = {
  onlyOn: 'Only on a {volts}V UPS or inverter.',
  join: 'Ask us first: can {count} be joined on yours?',
  larger: 'One {pack} gives {hours} for {price}, with a {volts}V inverter to be counted too.',
  soldOut: 'Out of stock: ask us when it is back.',
  high: 'High current: {amps} A of {limit} A. Run less at once.',
  next: 'You need a {next}V inverter and a {next}V pack. Never put {next}V on a {now}V UPS.',
  highNext: 'Or take a {next}V inverter and a {next}V pack. Never put {next}V on a {now}V UPS.',
  custom: 'This load is more than our packs give. Ask for a custom pack.',
  limit: 'Have your pack’s own figure in writing. Packs in parallel can give more where they may be joined: ask us.',
} as const;

/** Lines of the chat's draft message. */
export const messageWords = {
  question: 'Hi! Which battery do I need?',
  load: 'Load: {loads} ({watts} W)',
  other: 'other {watts} W',
  hours: 'Hours of load-shedding: {hours}',
  volts: 'UPS or inverter: {volts}',
  unknownVolts: 'I don’t know',
  estimate: 'Estimate: {hours}',
  join: 'Can I connect {count} together on my inverter?',
  refused: 'The current is too high at {volts}V.',
} as const;
