import { otherSpecifications, specificationGroups } from '@/content/specification-groups';
import type { Product } from '@/content/types';

export interface SpecificationPart {
  title: string;
  rows: [label: string, value: string][];
}

const grouped = new Set<string>(specificationGroups.flatMap(({ labels }) => labels));

/** The rows of a specification under their headings; headings without rows are left out, and no row is. */
export function groupSpecification(specs: Product['specs']): SpecificationPart[] {
  const rowsOf = (labels: readonly string[]) =>
    labels.flatMap((label): SpecificationPart['rows'] => (specs[label] === undefined ? [] : [[label, specs[label]]]));
  const parts = specificationGroups.map(({ title, labels }) => ({ title, rows: rowsOf(labels) }));
  const other = { title: otherSpecifications, rows: rowsOf(Object.keys(specs).filter((label) => !grouped.has(label))) };
  return [...parts, other].filter(({ rows }) => rows.length > 0);
}
