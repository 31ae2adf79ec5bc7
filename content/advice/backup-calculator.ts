import { routes } from '../routes';

/* An export for each part, so that browsers load only the parts they need. The site fills in what stands in braces. */

export const calculatorPage = {
  hero: {
    title: 'Which battery do I need?',
    lead: 'Say what must run: see the hours of backup, the pack and its price.',
  },
  /** The text below the heading on the page of a household; the heading is the household. */
  householdLead: 'Which battery runs it in load-shedding, how long, and its price.',
} as const;

export const formWords = {
  /** Labels of fields, by the fields' names in the page's address. */
  fields: {
    other: 'Other, in watts',
    charger: 'Charger, in amps',
    mains: 'Hours of WAPDA in between',
    depth: 'Share of the battery used, in %',
    efficiency: 'Efficiency of the inverter, in %',
    draw: 'The inverter’s own use, in watts',
  },
  hints: { other: 'No motors here: no pump, cooler or AC.', draw: 'Left empty, we take {draws}.' },
  loads: 'Count your own loads',
  moreLoads: 'More appliances',
  fewer: 'One {load} less',
  another: 'One {load} more',
  /** For a load that is counted for some hours of load-shedding only. */
  runs: 'Hours that the {load} runs, 24 for all the time',
  more: 'Charger and losses (optional)',
  idleDrawAt: '{watts} W at {volts}V',
  withoutScripts: 'JavaScript is off in your browser, so what you chose does not count. This answer is for: {loads}.',
} as const;

export const tableWords = {
  title: 'What each pack runs',
  lead: 'Hours on one full pack: our estimate, with the cautious and the best case in brackets.',
  some: 'The table has {shown} of our {count} packs; the calculator looks at all.',
  household: 'To run',
  hours: 'hours',
} as const;

export const readingWords = {
  title: 'How to read the hours',
  rows: {
    label: 'We assume',
    columns: { careful: 'Cautious', estimate: 'Estimate', best: 'Best' },
    depth: 'Share of the battery used',
    efficiency: 'Share of its power that reaches the load',
    idleDraw: 'The inverter’s own use',
    noDraw: 'none',
  },
  /** Replaces `{limit}` if the packs have different limits. */
  limits: '{least} to {most}',
  points: [
    'Each appliance counts with its usual watts; check the label of yours.',
    'We count on {limit} A from a pack, and advise up to {advised}% of it. Have your pack’s own figure in writing.',
    'An inverter AC counts with its peak for the current, with its average for the hours. One without inverter is a motor, for 48V alone.',
    'No iron, heater or geyser on a battery. A microwave counts with the input watts of its label, under “Other”.',
  ],
  guides: [
    { label: 'Lithium or tubular', href: routes.lithiumOrTubular },
    { label: 'Inverter settings', href: routes.inverterSettings },
  ],
  chatTitle: 'Not sure?',
  chatText: 'Send a photo of your inverter’s label and say what must run. {answersInTime}.',
  chatMessage: 'Hi! Which battery do I need? What I want to run, and for how many hours:',
} as const;
