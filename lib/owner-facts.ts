import { productFactLabels, shopFactLabels } from '@/content/owner-facts';
import type { ProductFacts, ShopFacts } from '@/content/types';

export type FactRow = [label: string, value: string];

/** The facts of a product that are filled in, each with its label. */
export function productFacts(facts: ProductFacts = {}): FactRow[] {
  return filledIn(productFactLabels, facts);
}

/** The facts of the shop that are filled in, each with its label. */
export function shopFacts(facts: ShopFacts): FactRow[] {
  return filledIn(shopFactLabels, facts);
}

function filledIn<Name extends string>(labels: Readonly<Record<Name, string>>, facts: Partial<Record<Name, string>>): FactRow[] {
  return (Object.keys(labels) as Name[]).flatMap((name): FactRow[] =>
    facts[name] === undefined ? [] : [[labels[name], facts[name]]],
  );
}
