/** Households by their ids in `appliances.ts`. */
export const finder = {
  /** To choose from on home. */
  households: ['small', 'family', 'fridge', 'ac'],
  /** Chosen at first, on home and in the calculator. */
  defaultHousehold: 'fridge',
  ownLoads: 'Count my own loads',
} as const;

/** Of the finder and the calculator. Apart from the calculator's own words, which other pages need not load. */
export const questionWords = {
  household: 'What must run?',
  volts: 'UPS or inverter',
  hours: 'Hours of load-shedding',
  fewerHours: 'Fewer hours',
  moreHours: 'More hours',
  /** The button of a form where scripts have not come. */
  see: 'See the answer',
  /** In place of an answer that the address asks for and scripts have not read; a chat link follows. */
  reading: 'Working it out …',
} as const;
