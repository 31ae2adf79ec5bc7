import { routes } from '../routes';

/*
 * The words of the calculator, with an export for each part, so that browsers load only the parts they need. The site fills in
 * what stands in braces.
 */

export const calculatorPage = {
  label: 'Backup calculator',
  hero: {
    title: 'Which battery do I need?',
    lead: 'Tell us what must run. We estimate the hours of backup, check that the pack can take the load, and show the price.',
  },
} as const;

/** How hours are written: never with a decimal, and never as a single figure, which would be read as a promise. */
export const hoursWords = {
  about: 'about {hours}',
  range: '{hours} ({low} to {high})',
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

/** The ends of a range of hours, and what the parts of its bar stand for. */
export const rangeWords = {
  ends: '{low} at worst, {high} at best',
  careful: 'at worst',
  estimate: 'estimate',
  best: 'at best',
} as const;

/** How a pack copes with a load, in tables and answers. */
export const runWords = {
  watts: '{watts} W',
  several: '{count} × {pack}',
  /** A load that runs only for some hours of a power cut. */
  brief: '{load} for {hours}',
  high: 'High current: {amps} A.',
  refused: 'No: {amps} A is over its {limit} A.',
  refusedStart: 'No: a motor draws too much when it starts.',
  next: 'It needs a {volts}V inverter and a {volts}V pack.',
  custom: 'Ask us for a custom pack.',
} as const;

/** The same, short enough for a table. The head of the column says that the figures are hours. */
export const cellWords = {
  range: '({low}–{high})',
  moreThanDay: '24+',
  high: '{amps} A',
  next: 'Needs a {volts}V inverter',
  custom: 'Needs a custom pack',
} as const;

export const formWords = {
  title: 'What must run',
  household: 'Start from a household',
  ownList: 'My own list',
  volts: 'UPS or inverter voltage',
  unknownVolts: 'I don’t know',
  hours: 'Hours of load-shedding',
  moreLoads: 'More appliances',
  fewer: 'One {load} less',
  another: 'One {load} more',
  /** For a load that is counted for some hours of load-shedding only. */
  runs: 'Hours in load-shedding',
  wholeCut: 'All the time',
  otherWatts: 'Other, in watts',
  otherWattsHint: 'No motors here: no pump, cooler or AC.',
  more: 'Charger and losses (optional)',
  chargerAmps: 'Charger, in amps',
  mainsHours: 'Hours of WAPDA in between',
  depthPercent: 'Share of the battery used, in %',
  efficiencyPercent: 'Efficiency of the inverter, in %',
  ownDrawWatts: 'The inverter’s own use, in watts',
  ownDrawHint: 'Left empty, we take {draws}.',
  /** Also used in the tables of assumptions. */
  ownDrawAt: '{watts} W at {volts}V',
} as const;

export const answerWords = {
  title: 'Answer',
  table: 'Or see the table of common answers.',
  nothing: 'Choose what must run, or start from a household.',
  ironAlone: 'An iron is not for a battery: it draws too much. Iron when there is light.',
  startFrom: 'Start with: {household}',
  asked: 'Estimate. You asked for {hours}.',
  askedJust: 'Estimate: just enough. You asked for {hours}.',
  careful: 'Cautious estimate: {hours}.',
  carefulJust: 'Cautious estimate: {hours}, just enough.',
  carefulShort: 'Cautious estimate: {hours}, less than you asked for. An old inverter or great heat can bring it down to that.',
  load: 'Load, estimate',
  fromBattery: 'From the battery: {watts}',
  current: 'Current at its peak',
  amps: '{amps} A',
  ofLimit: 'of {limit} A',
  price: 'Price',
  refused: 'Not at {volts}V: {amps} A is more than the {limit} A that we reckon with for a pack.',
  refusedStart: 'Not at {volts}V: a motor draws too much when it starts.',
  /** Of more packs than are suggested together. */
  tooMany: 'Not at {volts}V: it would take {count} packs.',
  next: 'You need a {volts}V inverter and a {volts}V pack. Never put {volts}V on a {now}V UPS.',
  seeNext: 'See it at {volts}V',
  custom: 'This load needs a custom pack. Ask us for one.',
  noPack: 'The catalogue has no {volts}V pack. Ask us for a custom one.',
  noPacks: 'The catalogue has no pack for it now. Ask us for a custom one.',
  order: 'Order on WhatsApp',
  askForSeveral: 'Ask about {count} packs',
  ask: 'Ask us on WhatsApp',
  see: 'See the answer',
  refusedBar: 'Not at {volts}V',
  share: 'Send this to someone',
  shareText: 'What a battery runs at home, and for how long:',
  compare: 'One pack of each kind with this load',
  compareSome: '{shown} of our {count} packs. The answer above looks at all of them.',
  mark: 'The line marks {hours}.',
} as const;

/** Notes below an answer. */
export const noteWords = {
  join: 'You need {count}: ask us whether they can be connected together.',
  larger: 'One {pack} gives {hours} for {price}, with a {volts}V inverter to be counted too.',
  limit:
    'Have your pack’s own figure in writing. Packs in parallel can give more where they may be joined: ask us before you order.',
  brief:
    '{loads}: counted for that part of load-shedding only, but with all its watts for the current. Change it beside the count.',
  high: 'That current is near the limit of the pack. Run less at once.',
  highNext: 'Or take a {volts}V inverter and a {volts}V pack. Never put {volts}V on a {now}V UPS.',
  iron: 'An iron draws too much for a battery, so we leave it out. Iron when there is light.',
  motor:
    'A motor takes 3 to 7 times its watts for a moment when it starts, and needs a larger UPS or inverter for it. Send us its model before you order.',
  chargerRefused:
    'Not with a charger of {amps} A: we reckon with {limit} A at most for the pack, and advise up to {advised} A for {ampereHours} Ah. Set the charger lower.',
  chargerHigh: 'A charger of {amps} A is stronger than we advise: up to {advised} A for {ampereHours} Ah. Set it lower.',
  chargerWeak:
    'Charger too weak: {mains} of WAPDA at {amps} A put back about {back} Wh, enough for {watts} W over {hours}. Your load and the inverter take {needed} W. A full charge takes {full}.',
  chargerNeeded: 'For {hours} of load-shedding after {mains} of WAPDA, the charger must give about {amps} A.',
  chargerTooLittleMains:
    'In {mains} of WAPDA no charger puts back {hours} of load-shedding: it would have to give about {amps} A. This pack takes up to {advised} A.',
  chargerEmpties: 'From full, the battery runs out in the {cut} load-shedding.',
  chargerEmptiesLater: 'From full, the battery runs out after more than ten times of load-shedding.',
  cuts: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  chargerJust:
    'Charger: {mains} of WAPDA at {amps} A put back just enough for {hours} of load-shedding. A full charge takes {full}.',
  chargerFine: 'Charger: {mains} of WAPDA at {amps} A put back what {hours} of load-shedding take. A full charge takes {full}.',
  inverter:
    'Your UPS or inverter may be the limit, not the battery. It needs at least {rating} VA, and more than {watts} W on its label.',
  panels:
    'Solar: to fill the pack besides the day’s use takes about {kilowatts} kW of panels, averaged over a year in central Punjab. Winter gives less.',
  unknownVolts: 'The pack must match the voltage of your UPS or inverter: check its label before you order.',
} as const;

/** Lines of the chat's draft message. */
export const messageWords = {
  question: 'Hi! Which battery do I need?',
  load: 'Load: {loads} ({watts} W)',
  other: 'other {watts} W',
  hours: 'Hours of load-shedding: {hours}',
  volts: 'UPS or inverter: {volts}',
  estimate: 'Estimate: {hours}',
  joined: 'Can I connect {count} together on my inverter?',
  refused: 'The current is too high at {volts}V.',
} as const;

export const tableWords = {
  title: 'What each pack runs',
  lead: 'Hours that one fully charged pack of each kind runs a household. The first figure is our estimate; the cautious and the best case are in brackets.',
  some: 'The table has {shown} of our {count} packs; the calculator looks at all.',
  household: 'To run',
  hours: 'hours',
  none: 'The catalogue has no pack now. Ask us for a custom one.',
} as const;

export const readingWords = {
  title: 'How to read the hours',
  rows: {
    label: 'We assume',
    columns: { careful: 'Cautious', estimate: 'Estimate', best: 'Best' },
    depth: 'Share of the battery used',
    efficiency: 'Share of its power that reaches the load',
    ownDraw: 'The inverter’s own use',
    noDraw: 'none',
  },
  /** Stands for `{limit}` if the packs differ. */
  limits: '{least} to {most}',
  points: [
    'Each appliance is counted at its usual watts. Yours may take more: check its label.',
    'We reckon with {limit} A from a pack: have your pack’s own figure in writing. We advise up to {advised}% of it, and above it our answer is no. Packs in parallel can give more where they may be joined: ask us.',
    'An inverter AC counts with its peak for the current, and with its average for the hours. One without inverter is a motor, for 48V alone: send us its model.',
    'A fridge, a pump or a washing machine takes 3 to 7 times its watts for a moment when it starts. Send us the model before you order.',
    'The UPS or inverter may be the limit, not the battery. It needs at least {times} times your watts in VA, and more watts on its label than your load.',
    'No iron, heater or geyser on a battery. A microwave counts with the input watts of its label, under “Other”.',
  ],
  guides: [
    { label: 'Lithium or tubular: the cost over the years', href: routes.lithiumOrTubular },
    { label: 'Inverter settings', href: routes.inverterSettings },
  ],
  chatTitle: 'Not sure?',
  chatText: 'Send a photo of your inverter’s label and say what must run. {answersInTime}.',
  chatButton: 'Ask on WhatsApp',
  chatMessage: 'Hi! Which battery do I need? What I want to run, and for how many hours:',
} as const;
