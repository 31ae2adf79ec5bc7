/*
 * The finder of the home page, and the short answer that it shares with the pages of households. The site fills in what stands in
 * braces.
 */

/** The households to choose from, by their ids in `backup.ts`, and the one chosen at first. Each has a page to share. */
export const finder = {
  households: ['small', 'family', 'fridge', 'ac'],
  firstHousehold: 'fridge',
} as const;

export const finderWords = {
  title: 'What must run?',
  volts: 'UPS or inverter',
  unknownVolts: 'I don’t know',
  hours: 'Hours of load-shedding',
  fewer: 'Fewer hours',
  more: 'More hours',
  /** The button of the form where scripts have not come. */
  see: 'See the answer',
  ownLoads: 'Count my own loads',
} as const;

/** The short answer: hours, pack and price, or what is needed instead. */
export const readoutWords = {
  title: 'Answer',
  asked: 'You asked for {hours} h',
  just: 'Just enough for {hours} h',
  /** The end of the bar. */
  scale: '{hours} h',
  onlyOn: 'Only on a {volts}V UPS or inverter.',
  joined: 'Ask us first: can {count} be joined on yours?',
  refused: 'Not at {volts}V: needs a {next}V inverter',
  custom: 'Not at {volts}V: needs a custom pack',
  never: 'Never put {next} V on a {volts} V UPS.',
  none: 'No pack for it now',
  order: 'Order on WhatsApp',
  several: 'Ask about {count} packs',
  ask: 'Ask us on WhatsApp',
  send: 'Send to family',
  /** What is sent; `onlyOn` follows where the voltage is not known. */
  share: '{loads}: {hours} on {pack}, {price}.',
  shareRefused: '{loads}: {refusal}.',
  /** The last line of the share picture, below the hours. */
  card: '{pack} · {price} · cautious {hours}',
} as const;

/** The page of a household, which is its heading. */
export const householdPage = {
  lead: 'The battery that runs this in load-shedding, for how long, and what it costs.',
  change: 'Change this',
} as const;
