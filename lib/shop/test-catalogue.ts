import type { ProductEntry } from '@/content/types';

/** A valid product, for tests to change. A test that mocks the catalogue with these imports them above what reads it. */
export const validProduct: ProductEntry = {
  id: 'good-battery',
  category: 'solar-batteries',
  subcategory: 'ups&solar-batteries',
  name: 'Good Battery for Tests',
  shortName: 'Good',
  price: 10_000,
  oldPrice: 12_000,
  description: '',
  specs: { Chemistry: 'LiFePO4', 'Nominal Voltage': '12.8V', 'Nominal Capacity': '100Ah' },
  images: [{ src: 'pack-12v-front', alt: 'The battery from the front', drawn: 'product' }],
  availability: 'available for order',
  updated: '2026-11-20',
};

/** So many products, for a catalogue of several pages. */
export function manyProducts(count: number): ProductEntry[] {
  return Array.from({ length: count }, (_, index) => ({ ...validProduct, id: `battery-${index}` }));
}

/** All facts of a product that only the owner knows, for tests. */
export const allOwnerFacts = {
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

function testPack(id: string, shortName: string, volts: number, ampereHours: number, own: Partial<ProductEntry>): ProductEntry {
  const cells = volts / 3.2;
  const specs = {
    Chemistry: 'LiFePO4',
    'Cells in Series': String(cells),
    'Nominal Voltage': `${volts}V`,
    'Nominal Capacity': `${ampereHours}Ah`,
    'Charge Cut Off Voltage': `${(cells * 3.6).toFixed(1)}V`,
    'Discharge Cut Off Voltage': `${(cells * 2.6).toFixed(1)}V`,
    Life: '12 years at 5000 cycles',
  };
  return { ...validProduct, id, shortName, name: `Test ${shortName} Battery`, oldPrice: undefined, specs, ...own };
}

/**
 * A small catalogue with each kind of product, and each field filled in at least once. Its figures are unlike those of the site's
 * products, which the owner changes at any time; what the code does is tested with this one.
 */
export const testCatalogue = {
  pack48: testPack('pack-48v', '48V 200Ah', 51.2, 200, {
    ...allOwnerFacts,
    currentLimitAmps: 150,
    chargeLimitAmps: 90,
    oldPrice: 431_000,
    price: 402_000,
    description: '10.24 kWh for a whole house.',
    summary: 'For a whole house.',
    images: [
      { src: 'pack-51v-front', alt: 'The large pack from the front', drawn: 'product' },
      { src: 'pack-51v-in-use', alt: 'The large pack beside an inverter', drawn: 'scene' },
    ],
    opened: { src: 'pack-51v-opened', alt: 'The large pack opened up', parts: ['case', 'cells', 'breaker'] },
    priceDate: '2026-11-18',
    searchTitle: '48V 200Ah Test Battery Price in Pakistan | Alpha Ampere',
    searchDescription:
      'The largest pack of the tests, 10.24 kWh for a 48V solar inverter, at {price}. Specification, hours of backup and orders on WhatsApp.',
  }),
  pack24: testPack('pack-24v', '24V 150Ah', 25.6, 150, {
    price: 211_000,
    currentLimitAmps: 120,
    toConfirm: ['currentLimitAmps'],
  }),
  pack12: testPack('pack-12v', '12V 150Ah', 12.8, 150, { price: 97_000, oldPrice: 104_000, currentLimitAmps: 80 }),
  smallPack12: testPack('small-pack-12v', '12V 40Ah', 12.8, 40, { price: 31_000, currentLimitAmps: 40 }),
  bikeBattery: testPack('bike-battery', '12V 9Ah bike', 12.8, 9, {
    subcategory: 'automobile-batteries',
    price: 8_800,
    suitability: { fits: ['Bikes of {Nominal Voltage}.'], check: ['Its regulator.'], photo: 'the old battery' },
  }),
  cell: {
    ...validProduct,
    id: 'cell',
    subcategory: 'battery-accessories',
    name: 'Test 3.2V 50Ah Cell',
    shortName: '3.2V 50Ah cell',
    price: 5_600,
    oldPrice: undefined,
    specs: { Chemistry: 'LiFePO4', 'Nominal Voltage': '3.2V', 'Nominal Capacity': '50Ah', 'Charge Cut Off Voltage': '3.65V' },
    suitability: { fits: ['{Nominal Voltage × 4} with 4 cells.'], check: ['A charger of {Charge Cut Off Voltage} a cell.'] },
  },
} satisfies Record<string, ProductEntry>;
