/** Households by their ids in `appliances.ts`. */
export const finder = {
  /** To choose from on home. */
  households: ['small', 'family', 'fridge', 'ac'],
  /** Chosen at first, on home and in the calculator. */
  firstHousehold: 'fridge',
  ownLoads: 'Count my own loads',
} as const;
