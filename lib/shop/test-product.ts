import type { Product } from '@/content/types';

/** A valid product, for tests to change. */
export const good: Product = {
  id: 'good-battery',
  category: 'solar-batteries',
  subcategory: 'ups&solar-batteries',
  name: 'Good Battery for Tests',
  shortName: 'Good',
  price: 'PKR 10,000',
  oldPrice: 'PKR 12,000',
  description: '',
  specs: { Chemistry: 'LiFePO4', 'Nominal Voltage': '12.8V', 'Nominal Capacity': '100Ah' },
  images: [{ src: 'pack-12v-front', alt: 'The battery from the front' }],
  availability: 'available for order',
  updated: '2026-11-20',
};

/** All optional attributes. */
export const attributes = {
  cells: 'A maker, grade A',
  cellCondition: 'New',
  weight: '38 kg',
  size: '520 × 240 × 220 mm',
  terminals: 'M8',
  currentLimitAmps: 100,
  peakCurrent: '200A for 3 seconds',
  chargeLimitAmps: 50,
  seriesLimit: 'None',
  parallelLimit: 'Up to 4',
  dataProtocols: 'RS485',
  triedInverters: 'An inverter',
  boxContents: 'Battery',
  warranty: '3 years',
} as const;
