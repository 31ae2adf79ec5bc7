import type { Category } from '../types';

/** Never change an id, not even its spelling or the `&`: shared addresses and products refer to it. */
export const categories = [
  {
    id: 'solar-batteries',
    name: 'LiFePO4 Solar Batteries',
    icon: 'sun',
    subCategories: [
      { id: 'ups&solar-batteries', name: 'UPS & Solar Batteries', icon: 'battery-charging' },
      { id: 'automobile-batteries', name: 'Automobile Batteries', icon: 'bike' },
      { id: 'battery-accessories', name: 'Battery Accessories', icon: 'cpu' },
      { id: 'customized-battery-pack', name: 'Customized Battery Pack', icon: 'settings-2' },
    ],
  },
  {
    id: 'electric-batteries',
    name: 'Electric Vehicles',
    icon: 'car',
    subCategories: [
      { id: 'ev-batteries', name: 'EV Batteries', icon: 'plug' },
      { id: 'custom-ev-solution', name: 'Custom EV Solution', icon: 'settings-2' },
      { id: 'ev-miscellineous', name: 'EV Miscellaneous', icon: 'ellipsis' },
    ],
  },
  { id: 'solar-solutions', name: 'Solar Inverters & Solutions', icon: 'zap' },
  { id: 'beyond-batteries', name: 'Beyond Batteries', icon: 'layout-grid' },
] as const satisfies readonly Category[];

type Listed = (typeof categories)[number];
export type CategoryId = Listed['id'];
export type SubCategoryId = Extract<Listed, { subCategories: unknown }>['subCategories'][number]['id'];
