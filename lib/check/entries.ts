import { ownerFacts, specificationOrder } from '@/content/shop/attributes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import type { Appliances, CataloguePart, Category } from '@/content/types';
import { suitabilityFigures } from '../advice/wiring';
import { catalogueSearchEntry, productSearchEntry, searchLengths } from '../seo/search-entry';
import { listCataloguePages } from '../shop/catalogue-pages';
import { fillSuitability } from '../shop/fill-suitability';
import { readProduct, type Product } from '../shop/product';
import { checkHours } from './opening-hours';
import { isSlipOf, placeInContent, suggestId, type Refuse } from './problems';
import { checkCharging, checkWiring } from './safety-schema';
import type { SiteContent } from './site-schema';
import { BRACES } from './texts';

/** The sub-category of packs for the house. */
const HOUSE_PACKS = cataloguePage.housePacks.subcategory;

const IN_PRODUCTS = ['shop/products', 'products'];
const IN_APPLIANCES = ['advice/appliances', 'appliances'];

/** The rules between fields and between entries, for content whose fields are right. */
export function checkEntries(content: SiteContent, refuse: Refuse): void {
  const products = content['shop/products'].products.map(readProduct);
  const { categories } = content['shop/categories'];
  const { wiring } = content['advice/wiring'];
  function within(...place: PropertyKey[]): Refuse {
    return (path, message) => refuse([...place, ...path], message);
  }
  checkRepeated(content, products, refuse);

  const labels = new Set<string>(specificationOrder);
  products.forEach((product, at) => {
    const refuseIn = within(...IN_PRODUCTS, at);
    checkPart({ ...product, subcategory: product.subcategory ?? '' }, categories, refuseIn);
    checkPack(product, refuseIn);
    checkFigures(product, refuseIn);
    const { nominalVolts = NaN, specs } = product;
    const cells = Math.max(1, Math.round(nominalVolts / CELL.nominal));
    const ofSeries = Number(specs['Cells in Series']) * CELL.nominal;
    if (Math.abs(nominalVolts - ofSeries) > 0.05) {
      const mend = `write "${ofSeries.toFixed(1)}V", or other Cells in Series`;
      // Wrong volts cause further errors, so only they are reported.
      return refuseIn(['specs'], `have ${nominalVolts}V of ${specs['Cells in Series']} cells; ${mend}`);
    }
    checkWords(product, refuseIn);
    checkLimits(product, cells, refuseIn);
    checkRows(specs, labels, refuseIn);
    // Fuse and breaker must be marked for at least the volts of a full pack.
    const full = cells * CELL.full;
    const ofFull = `is below the ${full.toFixed(1)}V of a full "${product.id}"; write at least that`;
    if (wiring.markedVolts < full) refuse(['advice/wiring', 'wiring', 'markedVolts'], ofFull);
  });
  for (const [name, part] of Object.entries(content.navigation.catalogueParts)) {
    checkPart(part, categories, within('navigation', 'catalogueParts', name));
  }
  content['shop/removed-products'].removedProducts.forEach(({ nearest }, at) => {
    if (products.some(({ id }) => id === nearest)) return;
    const path = ['shop/removed-products', 'removedProducts', at, 'nearest'];
    refuse(path, `"${nearest}" is no id of content/shop/products.ts; ${suggestId(nearest, products)}`);
  });
  checkHours(content.site.site.hours, within('site', 'site', 'hours'));
  checkHouseholds(content['advice/appliances'].appliances, within(...IN_APPLIANCES, 'households'));
  checkCharging(content['advice/charging'].charging, within('advice/charging', 'charging'));
  checkWiring(wiring, within('advice/wiring', 'wiring'));
}

/** A value that no two entries may share, and its place. */
type Placed = [value: string, ...path: PropertyKey[]];

/** Refuses ids and texts that two entries share, and texts for search engines that are too short or too long. */
function checkRepeated(content: SiteContent, products: readonly Product[], refuse: Refuse) {
  const { categories } = content['shop/categories'];
  const { list, households } = content['advice/appliances'].appliances;
  function refuseRepeated(entries: readonly Placed[], message: (place: string) => string) {
    for (const one of entries) {
      const first = entries.find(([value]) => value === one[0]) ?? one;
      if (first !== one) refuse(one.slice(1), message(placeInContent(content, first.slice(1).map(String))));
    }
  }
  const ownIds = (entries: readonly { id: string }[], ...path: PropertyKey[]) =>
    entries.map(({ id }, at): Placed => [id, ...path, at, 'id']);
  const inCategories = ['shop/categories', 'categories'];
  const subIds = categories.flatMap(({ subCategories = [] }, at) => ownIds(subCategories, ...inCategories, at, 'subCategories'));
  const removedIds = ownIds(content['shop/removed-products'].removedProducts, 'shop/removed-products', 'removedProducts');
  for (const entries of [
    [...ownIds(categories, ...inCategories), ...subIds],
    [...ownIds(products, ...IN_PRODUCTS), ...removedIds],
    ownIds(list, ...IN_APPLIANCES, 'list'),
    ownIds(households, ...IN_APPLIANCES, 'households'),
    content['pages/faq'].faq.map(({ question }, at): Placed => [question.toLowerCase(), 'pages/faq', 'faq', at, 'question']),
    products.flatMap(({ opened }, at): Placed[] => (opened ? [[opened.src, ...IN_PRODUCTS, at, 'opened']] : [])),
  ]) {
    refuseRepeated(entries, (place) => `is that of ${place}; write another, or delete one of the two`);
  }

  // Further pages of a large catalogue take their texts from a template.
  const pages = [
    ...Object.entries(content.search.searchEntries).map(([address, entry]) => ({ entry, path: ['searchEntries', address] })),
    ...listCataloguePages(products, categories)
      .slice(1)
      .map((page) => ({ entry: catalogueSearchEntry(page), path: ['cataloguePageTemplate', page.path] })),
  ];
  for (const field of ['title', 'description'] as const) {
    const key = field === 'title' ? 'searchTitle' : 'searchDescription';
    const shown = [
      ...pages.map(({ entry, path }): Placed => [entry[field], 'search', ...path, field]),
      ...products.map((entry, at): Placed => [productSearchEntry(entry)[field], ...IN_PRODUCTS, at, entry[key] ? key : 'name']),
    ];
    const { min, max } = searchLengths[field];
    for (const [{ length }, ...path] of shown) {
      if (length >= min && length <= max) continue;
      refuse(path, `has ${length} characters; write ${min} to ${max}${path.at(-1) === key ? ', or leave it out' : ''}`);
    }
    refuseRepeated(shown, (place) => `gives search engines the ${field} of ${place}; give each page its own`);
  }
}

/** Refuses a category or sub-category that is not in categories.ts, or a sub-category that is left out where there are some. */
function checkPart({ category, subcategory }: CataloguePart, categories: readonly Category[], refuse: Refuse) {
  const group = categories.find(({ id }) => id === category);
  if (!group) return refuse(['category'], `"${category}" is no id of categories.ts; ${suggestId(category, categories)}`);
  const { subCategories = [{ id: '' }] } = group;
  if (subcategory === undefined || subCategories.some(({ id }) => id === subcategory)) return;
  const mend = group.subCategories ? suggestId(subcategory, subCategories) : 'it has no sub-categories, so delete the line';
  refuse(['subcategory'], `${subcategory ? `"${subcategory}" is no id in ${category}` : 'is missing'}; ${mend}`);
}

/** Refuses a product that the calculator would suggest although it is no pack for the house. */
function checkPack({ subcategory, currentLimitAmps, nominalVolts = 0, wattHours }: Product, refuse: Refuse) {
  if (!currentLimitAmps || (subcategory === HOUSE_PACKS && nominalVolts >= 12 && wattHours)) return;
  const belong = `packs in "${HOUSE_PACKS}" of 12V and more belong, with Nominal Voltage and Capacity as 12.8V and 100Ah`;
  refuse(['currentLimitAmps'], `makes the calculator suggest it for a house, where only ${belong}; write them, or leave it out`);
}

/** Refuses prices and dates that contradict each other, and braces that the specification can't fill in. */
function checkFigures({ price, oldPrice, priceDate, updated, specs, suitability }: Product, refuse: Refuse) {
  if (oldPrice && oldPrice <= price) {
    refuse(['oldPrice'], `${oldPrice} is not above "price", ${price}; correct one of them, or leave "oldPrice" out`);
  }
  if (priceDate && priceDate > updated) {
    refuse(['priceDate'], 'is after "updated"; a new price is a change of the entry, so set both to its day');
  }
  const values = { ...specs, ...suitabilityFigures };
  for (const [part, texts] of Object.entries(suitability ? fillSuitability(suitability, values) : {})) {
    texts.forEach((text, at) => {
      const [braces] = text.match(BRACES) ?? [];
      const mend = `which the specification does not give as a value or a figure; use one of ${Object.keys(values).join(', ')}`;
      if (braces) refuse(['suitability', part, at], `names ${braces}, ${mend}`);
    });
  }
}

/** Refuses hours in a pack's description, and energy in texts or ampere-hours in names that the specification contradicts. */
function checkWords({ ampereHours = NaN, wattHours = NaN, ...product }: Product, refuse: Refuse) {
  const hours = /\S+ to \S+ hours/.exec(product.description)?.[0];
  if (hours && product.currentLimitAmps) {
    refuse(['description'], `says "${hours}", which its page reckons for each household; leave them out`);
  }
  for (const field of ['name', 'shortName', 'searchTitle', 'summary', 'description', 'searchDescription'] as const) {
    for (const [figure, number = '', unit] of (product[field] ?? '').matchAll(/([\d.,]+) ?(Ah|k?Wh)\b/g)) {
      // Only names must give the product's own ampere-hours; other texts may give those of its cells.
      const ofNames = /name|title/i.test(field) ? ampereHours : NaN;
      const own = unit === 'Ah' ? ofNames : wattHours / (unit === 'kWh' ? 1000 : 1);
      if (!(Math.abs(Number(number.replaceAll(',', '')) / own - 1) > 0.01)) continue;
      refuse(['specs', 'Nominal Capacity'], `makes ${own} ${unit}, but "${field}" says ${figure}; correct one of the two`);
    }
  }
}

/** Volts of a LiFePO4 cell: by its label, and the least and the most that it survives. */
const CELL = { nominal: 3.2, empty: 2.5, full: 3.65 };
const CUT_OFFS = [
  ['Charge Cut Off Voltage', CELL.full, 'above', 'less'],
  ['Discharge Cut Off Voltage', CELL.empty, 'below', 'more'],
] as const;

/**
 * Refuses volts and amperes that would harm a LiFePO4 battery, and a current other than that in the product's name.
 * @param cells in series; NaN for a range
 */
function checkLimits({ name, specs, ampereHours = Infinity, ...product }: Product, cells: number, refuse: Refuse) {
  for (const [label, cell, side, mend] of CUT_OFFS) {
    // The volts, however they are worded, but not the degrees: `14.6V at most`, `14.6V at 25 °C`
    const volts = (specs[label]?.match(/\d+(?:\.\d+)?(?![\d.]| ?°)/g) ?? []).map(Number);
    const limit = cells * cell;
    if (!volts.some((one) => (side === 'above' ? one - limit : limit - one) > 0.01)) continue;
    refuse(['specs', label], `is ${side} ${cells} × ${cell}V a cell; write "${limit.toFixed(cells === 1 ? 2 : 1)}V" or ${mend}`);
  }
  const named = /\b\d+A\b/.exec(name)?.[0];
  if (named && specs['Nominal Current'] && specs['Nominal Current'] !== named) {
    refuse(['specs', 'Nominal Current'], `is not the ${named} of its name; write the same in both`);
  }
  // No LiFePO4 pack gives or takes more amperes than twice its ampere-hours.
  for (const field of ['currentLimitAmps', 'chargeLimitAmps'] as const) {
    if ((product[field] ?? 0) > 2 * ampereHours) refuse([field], `is more than 2 × its Ah; write at most ${2 * ampereHours}`);
  }
}

/** Refuses decimal commas and misspelt labels. @param labels those of other products' rows, to which new ones are added */
function checkRows(specs: Product['specs'], labels: Set<string>, refuse: Refuse) {
  for (const [label, value] of Object.entries(specs)) {
    // A figure with a decimal comma: `58,4` of `58,4V`, but neither `1,200` nor `1,20,000`.
    const figure = /(?<![\d,])\d+,\d{1,2}(?![\d,])/.exec(value)?.[0];
    if (figure) refuse(['specs', label], `has "${figure}" with a comma; write ${figure.replace(',', '.')}`);
    if (labels.has(label)) continue;
    const { field } = ownerFacts.find((fact) => fact.label === label) ?? {};
    const near = [...labels].find((one) => isSlipOf(label, one));
    if (field) refuse(['specs', label], `is no row of specs; write it as the field "${field}" of the product`);
    else if (near) refuse(['specs', label], `is nearly the row "${near}"; write that`);
    else labels.add(label);
  }
}

/** Refuses households that count unknown loads, or more of a load than the calculator takes. */
function checkHouseholds({ list, households }: Appliances, refuse: Refuse) {
  households.forEach(({ counts }, at) => {
    for (const [name, count] of Object.entries(counts)) {
      const most = list.find(({ id }) => id === name)?.most;
      if (most === undefined) refuse([at, 'counts', name], `is no load; ${suggestId(name, list)}`);
      else if (count > most) refuse([at, 'counts', name], `${count} is too many; write a whole number from 1 to ${most}`);
    }
  });
}
