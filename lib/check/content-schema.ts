import * as z from 'zod';
import { attributes } from '@/content/shop/attributes';
import { routes } from '@/content/routes';
import type { BackupFigures, Category, FaqItem, PageSearchEntry, ProductEntry, RemovedProduct } from '@/content/types';
import { productPath } from '../paths';
import { catalogueSearchEntry, productSearchEntry, searchLengths } from '../seo/search-entry';
import { isSlipOf } from './problems';
import { listCataloguePages } from '../shop/catalogue-pages';
import { backupFigures, chargerVoltages, figure, formLimits } from './backup-schema';
import { category, day, removedProduct } from './catalogue-fields';
import { product } from './catalogue-schema';
import { contentProblems, type ContentModules } from './problems';
import { faqItem, openingHours, ownerPromise, pageSearchEntry, shopFacts } from './site-schema';
import { textsSchema } from './texts';

/** The files with rules of their own; of all others only the texts are checked. */
export interface SiteContent extends ContentModules {
  'shop/products': { products: readonly ProductEntry[] };
  'shop/categories': { categories: readonly Category[] };
  'shop/removed-products': { removedProducts: readonly RemovedProduct[] };
  'pages/faq': { faq: readonly FaqItem[] };
  'advice/backup': { backup: Pick<BackupFigures, 'households'> };
  search: { searchEntries: Readonly<Record<string, PageSearchEntry>> };
}

/** Required in the catalogue page's description by the specification. */
const PHRASES = ['12V to 48V', '10kW to 20kW'];

/**
 * Problems of the content, one line each, with file, entry, field and correction.
 * @param today the date in Okara, as `2026-11-02`
 * @param pictures names of the source images, without their endings
 */
export function checkContent(content: SiteContent, today: string, pictures: ReadonlySet<string>): string[] {
  const ids = [...content['shop/products'].products, ...content['shop/removed-products'].removedProducts].map(
    (entry) => entry?.id,
  );
  const pages = new Set<string>([...Object.values(routes), ...ids.map(productPath)]);
  const texts = textsSchema({ today, pages, pictures, households: householdIds(content) });
  const problems = contentProblems(content, texts, filesSchema);
  // Rules between entries need valid entries.
  return problems.length > 0 ? problems : contentProblems(content, betweenEntries);
}

function householdIds(content: SiteContent): ReadonlySet<string> {
  return new Set(content['advice/backup'].backup.households.map(({ id }) => id));
}

/** The rules of each file by itself. */
const filesSchema = z.object({
  'shop/products': z.object({ products: z.array(product) }),
  'shop/categories': z.object({ categories: z.array(category) }),
  'shop/removed-products': z.object({ removedProducts: z.array(removedProduct) }),
  'pages/faq': z.object({
    faq: z.array(faqItem),
  }),
  promises: z.object({ promises: z.record(z.string(), ownerPromise) }),
  search: z.object({
    searchEntries: z.object(Object.fromEntries(Object.values(routes).map((route) => [route, pageSearchEntry]))),
  }),
  site: z.object({
    site: z.object({
      hours: openingHours,
      responseTimeHours: figure(1, 168, 'hours'),
      securityContactValidUntil: day,
      shop: shopFacts,
    }),
  }),
  'advice/backup': z.object({ backup: backupFigures }),
  'advice/charging': z.object({ charging: chargerVoltages }),
  'advice/check-a-battery': z.object({ checkABattery: z.object({ test: z.object({ form: formLimits }) }) }),
  'advice/lithium-or-tubular': z.object({ lithiumOrTubular: z.object({ form: formLimits }) }),
});

const betweenEntries = z.custom<SiteContent>().superRefine((content, { addIssue }) => {
  const { products } = content['shop/products'];
  const { categories } = content['shop/categories'];
  const { removedProducts } = content['shop/removed-products'];
  const refuse = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
  const inProducts = (index: number, field: string) => ['shop/products', 'products', index, field];

  const groups = categories.flatMap((group, index) => [
    { id: group.id, path: ['shop/categories', 'categories', index, 'id'] },
    ...(group.subCategories ?? []).map(({ id }, sub) => ({
      id,
      path: ['shop/categories', 'categories', index, 'subCategories', sub, 'id'],
    })),
  ]);
  const addresses = [
    ...products.map(({ id }, index) => ({ id, path: inProducts(index, 'id') })),
    ...removedProducts.map(({ id }, index) => ({ id, path: ['shop/removed-products', 'removedProducts', index, 'id'] })),
  ];
  for (const list of [groups, addresses]) {
    for (const { path } of repeated(list, ({ id }) => id)) refuse(path, 'is used twice; keep it in one place, or write another');
  }

  products.forEach(({ category: chosen, subcategory }, index) => {
    const group = categories.find(({ id }) => id === chosen);
    const subs = group?.subCategories?.map(({ id }) => id);
    if (!group) {
      refuse(inProducts(index, 'category'), `"${chosen}" is unknown; use one of ${categories.map(({ id }) => id).join(', ')}`);
    } else if (subs && !subs.some((id) => id === subcategory)) {
      refuse(inProducts(index, 'subcategory'), `"${subcategory ?? ''}" is not in ${chosen}; use one of ${subs.join(', ')}`);
    } else if (!subs && subcategory) {
      refuse(inProducts(index, 'subcategory'), `is "${subcategory}", but ${chosen} has no sub-categories; delete the line`);
    }
  });

  const questions = content['pages/faq'].faq.map(({ question }, index) => ({ question, index }));
  for (const { index } of repeated(questions, ({ question }) => question.toLowerCase())) {
    refuse(['pages/faq', 'faq', index, 'question'], 'is asked twice; delete one of the two entries');
  }

  const labels = new Set(Object.keys(attributes));
  products.forEach(({ specs }, index) => {
    for (const label of Object.keys(specs).filter((one) => !labels.has(one))) {
      const near = [...labels].find((one) => isSlipOf(label, one));
      if (near) refuse([...inProducts(index, 'specs'), label], `is nearly the row "${near}"; write that`);
      else labels.add(label);
    }
  });

  removedProducts.forEach(({ nearest }, index) => {
    if (products.some(({ id }) => id === nearest)) return;
    const path = ['shop/removed-products', 'removedProducts', index, 'nearest'];
    refuse(path, `"${nearest}" is not in content/shop/products.ts; name one of ${products.map(({ id }) => id).join(', ')}`);
  });

  const pages = Object.entries(content.search.searchEntries).map(([address, entry]) => ({
    address,
    entry,
    path: ['search', 'searchEntries', address],
  }));
  // Further pages of a large catalogue take their texts from a template.
  const furtherPages = listCataloguePages(products, categories)
    .slice(1)
    .map((page) => ({
      address: page.path,
      entry: catalogueSearchEntry(page),
      path: ['search', 'cataloguePageTemplate', page.path],
    }));
  for (const { address, entry, path } of [...pages, ...furtherPages]) {
    for (const field of ['title', 'description'] as const) {
      const { min, max } = searchLengths[field];
      const { length } = entry[field];
      if (length < min || length > max) refuse([...path, field], `has ${length} characters; write ${min} to ${max}`);
    }
    const missing = address === routes.products ? PHRASES.filter((phrase) => !entry.description.includes(phrase)) : [];
    for (const phrase of missing) refuse([...path, 'description'], `must name "${phrase}"; add it`);
  }
  for (const field of ['title', 'description'] as const) {
    const shown = [
      ...[...pages, ...furtherPages].map(({ entry, path }) => ({ words: entry[field], path: [...path, field] })),
      ...products.map((entry, index) => {
        const own = field === 'title' ? 'searchTitle' : 'searchDescription';
        return { words: productSearchEntry(entry)[field], path: inProducts(index, entry[own] ? own : 'name') };
      }),
    ];
    for (const { words, path } of repeated(shown, (one) => one.words)) {
      refuse(path, `gives a ${field} for search engines that is used twice, "${words}"; give each page its own`);
    }
  }
});

/** All but the first entry of each key. */
function repeated<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => seen.size === seen.add(keyOf(entry)).size);
}
