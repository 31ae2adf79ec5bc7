import type { ProductAttributes, SpecificationGroup } from './types';

/** How the rows of a specification are grouped, in this order. A label that stands in no group comes last, by itself. */
export const specificationGroups = [
  { title: 'Cells', labels: ['Chemistry', 'Cells in Series'] },
  { title: 'Electrical', labels: ['Nominal Voltage', 'Nominal Capacity', 'Nominal Current', 'Connectivity'] },
  { title: 'Limits and life', labels: ['Charge Cut Off Voltage', 'Discharge Cut Off Voltage', 'Temperature Range', 'Life'] },
] as const satisfies readonly SpecificationGroup[];

/** The heading of rows that stand in no group. */
export const otherSpecifications = 'More';

/** The group of attributes that are fields of the product itself: what buyers read before each, in this order. */
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
