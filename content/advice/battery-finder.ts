/** The battery finder. Households stand here by their ids in `appliances.ts`. */
export const finder = {
  /** The households to choose from on the home page. */
  households: ['small', 'family', 'fridge', 'ac'],
  /** The household that is chosen at first, on the home page and in the calculator. */
  defaultHousehold: 'fridge',
  ownLoads: 'Count my own loads',
} as const;

/** Words of both finder and calculator. The calculator's own are in another file, which other pages need not load. */
export const questionWords = {
  household: 'What must run?',
  volts: 'UPS or inverter',
  hours: 'Hours of load-shedding',
  fewerHours: 'Fewer hours',
  moreHours: 'More hours',
  /** The button that shows the answer where the page's scripts have not loaded. */
  see: 'See the answer',
  /** Shown in place of the answer until the page has read the choices in its address; a chat link follows. */
  working: 'Working it out …',
} as const;
