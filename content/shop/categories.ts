import type { Category } from '../types';

/** Never change an id, not even its spelling or the `&`: shared addresses and products refer to it. */
export const categories = [
  {
    id: 'solar-batteries',
    name: 'LiFePO4 Solar Batteries',
    icon: 'Sun',
    subCategories: [
      { id: 'ups&solar-batteries', name: 'UPS & Solar Batteries', icon: 'BatteryCharging' },
      { id: 'automobile-batteries', name: 'Automobile Batteries', icon: 'Bike' },
      { id: 'battery-accessories', name: 'Battery Accessories', icon: 'Cpu' },
      { id: 'customized-battery-pack', name: 'Customized Battery Pack', icon: 'Settings2' },
    ],
  },
  {
    id: 'electric-batteries',
    name: 'Electric Vehicles',
    icon: 'Car',
    subCategories: [
      { id: 'ev-batteries', name: 'EV Batteries', icon: 'Plug' },
      { id: 'custom-ev-solution', name: 'Custom EV Solution', icon: 'Settings2' },
      { id: 'ev-miscellineous', name: 'EV Miscellaneous', icon: 'Ellipsis' },
    ],
  },
  { id: 'solar-solutions', name: 'Solar Inverters & Solutions', icon: 'Zap' },
  { id: 'beyond-batteries', name: 'Beyond Batteries', icon: 'LayoutGrid' },
] as const satisfies readonly Category[];

type Listed = (typeof categories)[number];
export type CategoryId = Listed['id'];
export type SubCategoryId = Extract<Listed, { subCategories: unknown }>['subCategories'][number]['id'];
