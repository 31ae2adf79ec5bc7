import type { ProductAttributes, SpecificationGroup } from '../types';

/** The groups of a specification, in this order. Labels in no group follow under the heading below. */
export const specificationGroups = [
  { title: 'Cells', labels: ['Chemistry', 'Cells in Series'] },
  { title: 'Electrical', labels: ['Nominal Voltage', 'Nominal Capacity', 'Nominal Current', 'Connectivity'] },
  { title: 'Limits and life', labels: ['Charge Cut Off Voltage', 'Discharge Cut Off Voltage', 'Temperature Range', 'Life'] },
] as const satisfies readonly SpecificationGroup[];

/** The heading of labels in no group. */
export const otherSpecifications = 'More';

/** The last group: the labels of a product's own fields, in this order. */
export const attributeGroup = {
  title: 'Fitting and purchase',
  labels: {
    cells: 'Cell maker and grade',
    cellCondition: 'New or used cells',
    weight: 'Weight',
    size: 'Size',
    terminals: 'Terminals',
    currentLimitAmps: 'Continuous current',
    peakCurrent: 'Peak current',
    chargeLimitAmps: 'Largest charging current',
    seriesLimit: 'In series',
    parallelLimit: 'In parallel',
    dataProtocols: 'Data cable',
    triedInverters: 'Tried by us with',
    boxContents: 'In the box',
    warranty: 'Warranty',
  },
} as const satisfies { title: string; labels: Record<keyof ProductAttributes, string> };
