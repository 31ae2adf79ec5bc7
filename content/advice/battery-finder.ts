/** The households to choose from on home, by their ids in `backup.ts`, and the one chosen at first, also in the calculator. */
export const finder = {
  households: ['small', 'family', 'fridge', 'ac'],
  firstHousehold: 'fridge',
  ownLoads: 'Count my own loads',
} as const;
