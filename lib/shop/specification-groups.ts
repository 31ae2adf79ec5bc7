import { attributeGroup, otherSpecifications, specificationGroups } from '@/content/shop/specification-groups';
import type { Product, ProductAttributes } from '@/content/types';

export type SpecificationRow = [label: string, value: string];

export interface SpecificationPart {
  title: string;
  rows: SpecificationRow[];
}

const grouped = new Set<string>(specificationGroups.flatMap(({ labels }) => labels));

/** Everything known about a product, in groups; empty groups are left out. */
export function groupSpecification(product: Product): SpecificationPart[] {
  const { specs } = product;
  const rowsOf = (labels: readonly string[]) =>
    labels.flatMap((label): SpecificationRow[] => (specs[label] === undefined ? [] : [[label, specs[label]]]));
  const parts = [
    ...specificationGroups.map(({ title, labels }) => ({ title, rows: rowsOf(labels) })),
    { title: otherSpecifications, rows: rowsOf(Object.keys(specs).filter((label) => !grouped.has(label))) },
    { title: attributeGroup.title, rows: attributeRows(product) },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

/** The product's typed fields that are filled in and confirmed, with their labels. */
export function attributeRows(product: Product): SpecificationRow[] {
  const assumed: readonly string[] = product.toConfirm ?? [];
  return (Object.keys(attributeGroup.labels) as (keyof ProductAttributes)[]).flatMap((name): SpecificationRow[] => {
    const value = assumed.includes(name) ? undefined : product[name];
    return value === undefined ? [] : [[attributeGroup.labels[name], typeof value === 'number' ? `${value}A` : value]];
  });
}
