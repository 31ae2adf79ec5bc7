/* What is said of a load beside its answer. An export for each part, so that browsers load only the parts they need. */

/** How a pack copes with a load, in tables and lists. */
export const runWords = {
  watts: '{watts} W',
  /** A load that runs only for some hours of load-shedding. */
  loadForHours: '{load} for {hours}',
  high: 'High current: {amps} A.',
  refused: 'No: {amps} A is over the {limit} A that we count on.',
  refusedStart: 'No: a motor draws too much when it starts.',
  next: 'It needs a {volts}V inverter and a {volts}V pack.',
  custom: 'Ask for a custom pack.',
} as const;

/** How a pack copes with a load, short enough for a table; the head of the column says that the figures are hours. */
export const shortWords = {
  range: '({range})',
  moreThanDay: '24+',
  high: 'high: {amps} A of {limit} A',
  next: 'Needs a {volts}V inverter',
} as const;

/** The list of what one pack of each kind does with the chosen load. */
export const compareWords = {
  title: 'One pack of each kind with this load',
  some: '{shown} of our {count} packs. The answer looks at all of them.',
  current: '{amps} A of {limit} A',
} as const;

export const noteWords = {
  timedLoads: '{loads}: counted for that part of load-shedding only. Change it beside the count.',
  iron: 'An iron draws too much for a battery, so we leave it out. Iron when there is light.',
  chargerRefused: 'Not with a charger of {amps} A: we count on {limit} A at most, and advise up to {advised} A. Set it lower.',
  chargerHigh: 'A charger of {amps} A is stronger than we advise: up to {advised} A. Set it lower.',
  chargerWeak:
    'Charger too weak: in {mains} of WAPDA it puts back about {back} Wh at {amps} A, enough for {watts} W over {hours}. Your load and the inverter take {needed} W. A full charge takes {full}.',
  chargerNeeded: 'For {hours} of load-shedding after {mains} of WAPDA, the charger must give about {amps} A.',
  chargerTooLittleMains:
    'In {mains} of WAPDA no charger puts back {hours} of load-shedding: it would have to give about {amps} A. This pack takes up to {advised} A.',
  /** Said if it takes several packs, which would have to be joined. */
  chargerOfSeveral:
    'For {hours} of load-shedding after {mains} of WAPDA it takes about {amps} A. One pack takes {advised} A; {count} joined: ask us.',
  chargerJust: 'Charger: {mains} of WAPDA at {amps} A is just enough for {hours}. A full charge takes {full}.',
  chargerFine: 'Charger: {mains} of WAPDA at {amps} A is enough for {hours}. A full charge takes {full}.',
  inverter: 'Your UPS or inverter may be the limit. It needs at least {rating} VA, and more than {watts} W on its label.',
  own: 'Reckoned with your own losses, not with ours.',
  starting: 'A motor needs more VA to start: ask the inverter’s seller.',
  panels: 'Solar: about {kilowatts} kW of panels fill the battery only; the day’s loads need more. Winter gives less.',
} as const;
