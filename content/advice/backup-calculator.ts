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
  /** On the page of a household, which is its heading. */
  householdLead: 'The battery that runs this in load-shedding, for how long, and what it costs.',
} as const;

export const formWords = {
  household: 'What must run?',
  volts: 'UPS or inverter',
  /** Fields by their names in the query. */
  fields: {
    hours: 'Hours of load-shedding',
    other: 'Other, in watts',
    charger: 'Charger, in amps',
    mains: 'Hours of WAPDA in between',
    depth: 'Share of the battery used, in %',
    efficiency: 'Efficiency of the inverter, in %',
    draw: 'The inverter’s own use, in watts',
  },
  hints: { other: 'No motors here: no pump, cooler or AC.', draw: 'Left empty, we take {draws}.' },
  fewerHours: 'Fewer hours',
  moreHours: 'More hours',
  loads: 'Count your own loads',
  moreLoads: 'More appliances',
  fewer: 'One {load} less',
  another: 'One {load} more',
  /** For a load that is counted for some hours of load-shedding only. */
  runs: 'Hours that the {load} runs, 24 for all the time',
  more: 'Charger and losses (optional)',
  /** The inverter's own use, also in the tables of assumptions. */
  ownDrawAt: '{watts} W at {volts}V',
  /** The button of a form where scripts have not come. */
  see: 'See the answer',
} as const;

export const tableWords = {
  title: 'What each pack runs',
  lead: 'Hours that one fully charged pack of each kind runs a household. The first figure is our estimate; the cautious and the best case are in brackets.',
  some: 'The table has {shown} of our {count} packs; the calculator looks at all.',
  household: 'To run',
  hours: 'hours',
  none: 'The catalogue has no pack now. Ask for a custom pack.',
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
  chatMessage: 'Hi! Which battery do I need? What I want to run, and for how many hours:',
} as const;
