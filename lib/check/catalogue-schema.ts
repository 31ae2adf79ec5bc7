import type * as z from 'zod';
import { cataloguePage } from '@/content/shop/catalogue-page';
import type { ProductEntry } from '@/content/types';
import { parsePrice } from '../format/price';
import { guideFigures } from '../advice/guide-figures';
import { guideProblems } from '../shop/product-guide';
import { labelOf, ownerFields } from '../shop/attributes';
import { readSpecification } from '../shop/product';
import { productSearchEntry, searchLengths } from '../seo/search-entry';
import { isDay, isPrice, productFields } from './catalogue-fields';

/** The sub-category of packs for the house. */
const HOUSE_PACKS = cataloguePage.comparison.subcategory;
const LEAST_VOLTS = 12;

/** `58,4` of `58,4V`, not `1,200` nor `1,20,000`. */
const DECIMAL_COMMA = /(?<![\d,])\d+,\d{1,2}(?![\d,])/;

/** Labels of typed fields, which must not be rows of `specs` as well. */
const FIELD_OF_LABEL: Readonly<Record<string, string>> = Object.fromEntries(
  ownerFields().map((field) => [labelOf(field), field]),
);

/** A product: its fields, and the rules between them. */
export const product = productFields
  .refine((entry) => !isPrice(entry.oldPrice) || !isPrice(entry.price) || parsePrice(entry.oldPrice) > parsePrice(entry.price), {
    path: ['oldPrice'],
    error: 'is not above the price; raise it or leave it out',
  })
  .refine(({ priceDate, updated }) => ![priceDate, updated].every(isDay) || String(priceDate) <= updated, {
    path: ['priceDate'],
    error: 'is after "updated"; a new price is a change of the entry, so set both to its day',
  })
  .refine(({ currentLimitAmps, specs }) => currentLimitAmps === undefined || readSpecification(specs).wattHours !== undefined, {
    path: ['currentLimitAmps'],
    error: 'stands beside no single Nominal Voltage and Nominal Capacity; write both as 12.8V and 100Ah, or leave it out',
  })
  .refine(({ currentLimitAmps, ...entry }) => currentLimitAmps === undefined || isHousePack(entry), {
    path: ['currentLimitAmps'],
    error: `makes the calculator suggest it for a house, where only packs of 12V and more in "${HOUSE_PACKS}" belong; leave it out`,
  })
  .superRefine((entry, { addIssue }) => {
    for (const [label, value] of Object.entries(entry.specs)) {
      const refuse = (message: string) => addIssue({ code: 'custom', path: ['specs', label], message });
      if (label in FIELD_OF_LABEL) {
        refuse(`is no row of specs; write it as the field "${FIELD_OF_LABEL[label]}" of the product`);
      }
      const figure = DECIMAL_COMMA.exec(value)?.[0];
      if (figure) refuse(`has "${figure}" with a comma; write ${figure.replace(',', '.')}`);
    }
    for (const { field, what } of guideProblems(entry.guide, { ...entry.specs, ...guideFigures })) {
      addIssue({ code: 'custom', path: field.split('.'), message: what });
    }
    addSearchIssues(entry, addIssue);
  });

/** Checks the product's own search texts; the templates fit every name. */
function addSearchIssues(entry: ProductEntry, addIssue: z.RefinementCtx['addIssue']): void {
  const shown = productSearchEntry(entry);
  const check = (field: 'searchTitle' | 'searchDescription', words: string, { min, max }: { min: number; max: number }) => {
    if (!entry[field] || (words.length >= min && words.length <= max)) return;
    const message = `has ${words.length} characters; write ${min} to ${max}, or leave it out: "${words}"`;
    addIssue({ code: 'custom', path: [field], message });
  };
  check('searchTitle', shown.title, searchLengths.title);
  check('searchDescription', shown.description, searchLengths.description);
}

function isHousePack(entry: Pick<ProductEntry, 'subcategory' | 'specs'>): boolean {
  return entry.subcategory === HOUSE_PACKS && (readSpecification(entry.specs).volts ?? LEAST_VOLTS) >= LEAST_VOLTS;
}
