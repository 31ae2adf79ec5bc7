import type { Attribute, ProductAttributes } from '../types';

/** The heading of what only the owner knows. */
const fitting = 'Fitting and purchase';

/**
 * What pages say of a product, in this order: rows of `specs` by their labels, fields of the product by their names, and what the
 * site reckons. What has a `group` stands under that heading in the specification and in the data for search engines.
 */
export const attributes: Readonly<Record<string, Attribute>> & Readonly<Record<keyof ProductAttributes, Attribute>> = {
  price: { label: 'Price', compared: true },
  energy: { label: 'Energy', compared: true, card: { place: 1, label: 'energy' } },
  pricePerKilowattHour: { label: 'Price per kWh', compared: true },
  cycles: { label: 'Cycles', card: { place: 2, label: 'cycles' } },
  years: { label: 'Years', unit: ' years', card: { place: 3, label: 'life' } },
  volts: { label: 'Volts', unit: 'V', card: { place: 6, label: 'voltage' } },

  Chemistry: { group: 'Cells' },
  'Cells in Series': { group: 'Cells', card: { place: 5, label: 'cells' } },
  'Nominal Voltage': { group: 'Electrical', compared: true },
  'Nominal Capacity': { group: 'Electrical', compared: true, card: { place: 7, label: 'capacity' } },
  'Nominal Current': { group: 'Electrical', card: { place: 4, label: 'current' } },
  Connectivity: { group: 'Electrical' },
  'Charge Cut Off Voltage': { group: 'Limits and life', compared: true },
  'Discharge Cut Off Voltage': { group: 'Limits and life', compared: true },
  'Temperature Range': { group: 'Limits and life' },
  Life: { group: 'Limits and life', compared: true },

  cells: { group: fitting, label: 'Cell maker and grade' },
  cellCondition: { group: fitting, label: 'New or used cells' },
  weight: { group: fitting, label: 'Weight' },
  size: { group: fitting, label: 'Size' },
  terminals: { group: fitting, label: 'Terminals' },
  currentLimitAmps: { group: fitting, label: 'Continuous current', unit: 'A' },
  peakCurrent: { group: fitting, label: 'Peak current' },
  chargeLimitAmps: { group: fitting, label: 'Largest charging current', unit: 'A' },
  seriesLimit: { group: fitting, label: 'In series' },
  parallelLimit: { group: fitting, label: 'In parallel' },
  dataProtocols: { group: fitting, label: 'Data cable' },
  triedInverters: { group: fitting, label: 'Tried by us with' },
  boxContents: { group: fitting, label: 'In the box' },
  warranty: { group: fitting, label: 'Warranty' },
};

/** The heading of rows of `specs` that are not in the list above; it stands before `fitting`. */
export const otherSpecifications = 'More';

/** How energy is written: from 1,000 Wh up in kWh. The site fills in `{value}`. */
export const energyUnits = { wattHours: '{value} Wh', kilowattHours: '{value} kWh' } as const;

/** In a comparison, where a product says nothing. */
export const unknownValue = '–';
