/** What one pack of each kind does with the load. */
export const compareWords = {
  title: 'One pack of each kind with this load',
  some: '{shown} of our {count} packs. The answer looks at all of them.',
  current: '{amps} A of {limit} A',
} as const;

/** Notes below an answer. */
export const noteWords = {
  brief:
    '{loads}: counted for that part of load-shedding only, but with all its watts for the current. Change it beside the count.',
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
  chargerJust:
    'Charger: {mains} of WAPDA at {amps} A put back just enough for {hours} of load-shedding. A full charge takes {full}.',
  chargerFine: 'Charger: {mains} of WAPDA at {amps} A put back what {hours} of load-shedding take. A full charge takes {full}.',
  inverter:
    'Your UPS or inverter may be the limit, not the battery. It needs at least {rating} VA, and more than {watts} W on its label.',
  panels:
    'Solar: to fill the pack besides the day’s use takes about {kilowatts} kW of panels, averaged over a year in central Punjab. Winter gives less.',
} as const;
