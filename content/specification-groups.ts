import type { SpecificationGroup } from './types';

/** How the rows of a specification are grouped, in this order. A label that stands in no group comes last, by itself. */
export const specificationGroups = [
  { title: 'Cells', labels: ['Chemistry', 'Cells in Series'] },
  { title: 'Electrical', labels: ['Nominal Voltage', 'Nominal Capacity', 'Nominal Current', 'Connectivity'] },
  { title: 'Limits and life', labels: ['Charge Cut Off Voltage', 'Discharge Cut Off Voltage', 'Temperature Range', 'Life'] },
] as const satisfies readonly SpecificationGroup[];

/** The heading of rows that stand in no group. */
export const otherSpecifications = 'More';
