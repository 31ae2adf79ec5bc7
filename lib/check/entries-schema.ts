import { routes } from '@/content/routes';
import { ownerFacts, specificationOrder } from '@/content/shop/attributes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import type { Appliances, CataloguePart, Category } from '@/content/types';
import { suitabilityFigures } from '../advice/wiring';
import { catalogueSearchEntry, productSearchEntry, searchLengths } from '../seo/search-entry';
import { listCataloguePages } from '../shop/catalogue-pages';
import { fillSuitability } from '../shop/fill-suitability';
import { readProduct, type Product } from '../shop/product';
import { checkHours } from './opening-hours';
import { isSlipOf, placeInContent, suggest, suggestId, type Refuse } from './problems';
import { checkCharging, checkWiring } from './safety-schema';
import type { SiteContent } from './site-schema';
import { BRACES } from './texts';

/** Required in the catalogue page's description by the specification. */
const PHRASES = ['12V to 48V', '10kW to 20kW'];

/** The sub-category of packs for the house. */
const HOUSE_PACKS = cataloguePage.housePacks.subcategory;
const LEAST_VOLTS = 12;

/** `58,4` of `58,4V`, not `1,200` nor `1,20,000`. */
const DECIMAL_COMMA = /(?<![\d,])\d+,\d{1,2}(?![\d,])/;

/** A value that no two entries may share, and its place. */
type Own = [value: string, ...path: PropertyKey[]];

/** The rules between fields and between entries, for content whose fields are right. */
export function checkEntries(content: SiteContent, refuse: Refuse): void {
  const { categories } = content['shop/categories'];
  const { removedProducts } = content['shop/removed-products'];
  const { appliances } = content['advice/appliances'];
  const { fitting } = content['advice/fitting'];
  const products = content['shop/products'].products.map(readProduct);
  const within =
    (...place: PropertyKey[]): Refuse =>
    (path, message) =>
      refuse([...place, ...path], message);
  const refuseRepeated = (entries: readonly Own[], message: (place: string) => string) => {
    const seen = new Map<string, PropertyKey[]>();
    for (const [value, ...path] of entries) {
      const first = seen.get(value);
      if (first) refuse(path, message(placeInContent(content, first.map(String))));
      else seen.set(value, path);
    }
  };
  const inProducts = ['shop/products', 'products'];
  const inRemoved = ['shop/removed-products', 'removedProducts'];
  const inCategories = ['shop/categories', 'categories'];
  const ownIds = (entries: readonly { id: string }[], ...path: PropertyKey[]) =>
    entries.map(({ id }, index): Own => [id, ...path, index, 'id']);
  for (const own of [
    [
      ...ownIds(categories, ...inCategories),
      ...categories.flatMap(({ subCategories = [] }, at) => ownIds(subCategories, ...inCategories, at, 'subCategories')),
    ],
    [...ownIds(products, ...inProducts), ...ownIds(removedProducts, ...inRemoved)],
    ownIds(appliances.loads, 'advice/appliances', 'appliances', 'loads'),
    ownIds(appliances.households, 'advice/appliances', 'appliances', 'households'),
    content['pages/faq'].faq.map(({ question }, index): Own => [question.toLowerCase(), 'pages/faq', 'faq', index, 'question']),
  ]) {
    refuseRepeated(own, (place) => `is that of ${place}; keep it in one place, or write another`);
  }
  refuseRepeated(
    products.flatMap(({ opened }, index): Own[] => (opened ? [[opened.src, ...inProducts, index, 'opened']] : [])),
    (place) => `shows what ${place}, shows; in a copied entry delete it, from "opened" to its closing brace`,
  );

  const labels = new Set<string>(specificationOrder);
  products.forEach((product, index) => {
    const refuseIn = within(...inProducts, index);
    checkPlace(product, categories, refuseIn);
    checkFigures(product, refuseIn);
    const cells = Math.max(1, Math.round((product.volts ?? NaN) / CELL.nominal));
    const ofSeries = Number(product.specs['Cells in Series']) * CELL.nominal;
    if (Math.abs((product.volts ?? NaN) - ofSeries) > 0.05) {
      const mend = `write "${ofSeries.toFixed(1)}V", or other Cells in Series`;
      // Of wrong volts all else that is wrong follows.
      refuseIn(['specs'], `have ${product.volts}V of ${product.specs['Cells in Series']} cells; ${mend}`);
      return;
    }
    checkWords(product, refuseIn);
    checkLimits(product, cells, refuseIn);
    // A full pack must not be above what fuse and breaker are marked for.
    const full = cells * CELL.full;
    const ofFull = `is below the ${full.toFixed(1)}V of a full "${product.id}"; write at least that`;
    if (fitting.markedVolts < full) refuse(['advice/fitting', 'fitting', 'markedVolts'], ofFull);
    checkRows(product.specs, labels, refuseIn);
  });

  for (const [name, part] of Object.entries(content.navigation.catalogueParts)) {
    checkPart(part, categories, within('navigation', 'catalogueParts', name));
  }

  removedProducts.forEach(({ nearest }, index) => {
    if (products.some(({ id }) => id === nearest)) return;
    refuse(
      [...inRemoved, index, 'nearest'],
      `"${nearest}" is no id of content/shop/products.ts; ${suggestId(nearest, products)}`,
    );
  });

  // Further pages of a large catalogue take their texts from a template.
  const pages = [
    ...Object.entries(content.search.searchEntries).map(([address, entry]) => ({ entry, path: ['searchEntries', address] })),
    ...listCataloguePages(products, categories)
      .slice(1)
      .map((page) => ({ entry: catalogueSearchEntry(page), path: ['cataloguePageTemplate', page.path] })),
  ];
  for (const field of ['title', 'description'] as const) {
    const own = field === 'title' ? 'searchTitle' : 'searchDescription';
    const shown = [
      ...pages.map(({ entry, path }): Own => [entry[field], 'search', ...path, field]),
      ...products.map((entry, at): Own => [productSearchEntry(entry)[field], ...inProducts, at, entry[own] ? own : 'name']),
    ];
    const { min, max } = searchLengths[field];
    for (const [words, ...path] of shown) {
      // The templates of products fit every name.
      if (path.at(-1) === 'name' || (words.length >= min && words.length <= max)) continue;
      refuse(path, `has ${words.length} characters; write ${min} to ${max}${path.at(-1) === own ? ', or leave it out' : ''}`);
    }
    refuseRepeated(shown, (place) => `gives search engines the ${field} of ${place}; give each page its own`);
  }
  const { description } = content.search.searchEntries[routes.products];
  for (const phrase of PHRASES.filter((one) => !description.includes(one))) {
    refuse(['search', 'searchEntries', routes.products, 'description'], `must name "${phrase}"; add it`);
  }
  checkHours(content.site.site.hours, within('site', 'site', 'hours'));
  checkHouseholds(appliances, within('advice/appliances', 'appliances', 'households'));
  checkCharging(content['advice/charging'].charging, within('advice/charging', 'charging'));
  checkWiring(fitting, within('advice/fitting', 'fitting'));
}

/** Whether a category and its sub-category are there. */
function checkPart({ category, subcategory }: CataloguePart, categories: readonly Category[], refuse: Refuse): void {
  const group = categories.find(({ id }) => id === category);
  const subs = group?.subCategories;
  if (!group) {
    refuse(['category'], `"${category}" is no id of categories.ts; ${suggestId(category, categories)}`);
  } else if (!subs && subcategory) {
    refuse(['subcategory'], `is "${subcategory}", but ${category} has no sub-categories; delete the line`);
  } else if (subs && subcategory !== undefined && !subs.some(({ id }) => id === subcategory)) {
    refuse(['subcategory'], `"${subcategory}" is no id in ${category}; ${suggestId(subcategory, subs)}`);
  }
}

/** A product's category, sub-category, and whether the calculator may suggest it. */
function checkPlace(product: Product, categories: readonly Category[], refuse: Refuse): void {
  const { category, subcategory, currentLimitAmps, volts = 0, wattHours } = product;
  const subs = categories.find(({ id }) => id === category)?.subCategories;
  checkPart(product, categories, refuse);
  if (subs && subcategory === undefined) {
    refuse(
      ['subcategory'],
      `is missing; ${suggest(
        '',
        subs.map(({ id }) => id),
      )}`,
    );
  } else if (currentLimitAmps !== undefined && wattHours === undefined) {
    const mend = 'write both as 12.8V and 100Ah, or leave "currentLimitAmps" out';
    refuse(['specs'], `hold no single Nominal Voltage and Nominal Capacity; ${mend}`);
  } else if (currentLimitAmps !== undefined && (subcategory !== HOUSE_PACKS || volts < LEAST_VOLTS)) {
    const where = `packs of ${LEAST_VOLTS}V and more in "${HOUSE_PACKS}" belong`;
    refuse(['currentLimitAmps'], `makes the calculator suggest it for a house, where only ${where}; leave it out`);
  }
}

/** A product's prices and dates beside each other, and what its suitability takes from its specification. */
function checkFigures({ price, oldPrice, priceDate, updated, specs, suitability }: Product, refuse: Refuse): void {
  if (oldPrice && oldPrice <= price) {
    refuse(['oldPrice'], `${oldPrice} is not above "price", ${price}; correct one of them, or leave "oldPrice" out`);
  }
  if (priceDate && priceDate > updated) {
    refuse(['priceDate'], 'is after "updated"; a new price is a change of the entry, so set both to its day');
  }
  const values = { ...specs, ...suitabilityFigures };
  for (const [part, texts] of Object.entries(suitability ? fillSuitability(suitability, values) : {})) {
    texts.forEach((text, index) => {
      for (const braces of text.match(BRACES) ?? []) {
        const kind = braces.includes('×') ? 'one figure' : 'a value';
        const mend = `use one of ${Object.keys(values).join(', ')}`;
        refuse(['suitability', part, index], `names ${braces}, which the specification does not give as ${kind}; ${mend}`);
      }
    });
  }
}

/** Hours and energy in a product's texts, and ampere-hours in its names. If all figures differ from the specification, that is the slip. */
function checkWords({ ampereHours, wattHours = NaN, ...product }: Product, refuse: Refuse): void {
  const hours = /\S+ to \S+ hours/.exec(product.description)?.[0];
  if (hours && product.currentLimitAmps) {
    refuse(['description'], `says "${hours}", which its page reckons for each household; leave them out`);
  }
  const said = (['name', 'shortName', 'searchTitle', 'summary', 'description', 'searchDescription'] as const).flatMap((field) =>
    Array.from((product[field] ?? '').matchAll(/([\d.,]+) ?(Ah|k?Wh)\b/g), ([figure, number = '', unit]) => {
      // Other texts may name the cells' ampere-hours.
      const ofNames = /name|title/i.test(field) ? ampereHours : NaN;
      const own = unit === 'Ah' ? ofNames : wattHours / (unit === 'kWh' ? 1000 : 1);
      return { field, figure, own: `${own} ${unit}`, ratio: Number(number.replaceAll(',', '')) / (own ?? NaN) };
    }).filter(({ ratio }) => !Number.isNaN(ratio)),
  );
  const wrong = said.filter(({ ratio }) => Math.abs(ratio - 1) > 0.01);
  const [first] = wrong;
  if (first && wrong.length > 1 && wrong.length === said.length) {
    const { field, figure, own } = first;
    refuse(['specs', 'Nominal Capacity'], `makes ${own}, but "${field}" says ${figure}; write the same in all texts`);
  } else for (const { field, figure, own } of wrong) refuse([field], `says ${figure}, but "specs" make ${own}; write that`);
}

/** Volts of a LiFePO4 cell: by its label, and the least and the most that it survives. */
const CELL = { nominal: 3.2, empty: 2.5, full: 3.65 };
const CUT_OFFS = [
  ['Charge Cut Off Voltage', CELL.full, 'above', 'less'],
  ['Discharge Cut Off Voltage', CELL.empty, 'below', 'more'],
] as const;
/** No LiFePO4 pack gives or takes more amperes than this many times its ampere-hours. */
const MOST_PER_AMPERE_HOUR = 2;

/**
 * What a specification's own figures can't all be: volts and amperes that would harm a LiFePO4 battery.
 * @param cells in series; NaN for a range
 */
function checkLimits({ name, specs, ampereHours = Infinity, ...product }: Product, cells: number, refuse: Refuse): void {
  for (const [label, cell, side, mend] of CUT_OFFS) {
    // However they are worded: `14.6V at most`, `14.6V at 25 °C`
    const volts = (specs[label]?.match(/\d+(?:\.\d+)?(?![\d.]| ?°)/g) ?? []).map(Number);
    const limit = cells * cell;
    if (!volts.some((one) => (side === 'above' ? one - limit : limit - one) > 0.01)) continue;
    const wanted = limit.toFixed(cells === 1 ? 2 : 1);
    refuse(['specs', label], `is ${side} ${cells} × ${cell}V a cell; write "${wanted}V" or ${mend}`);
  }
  const named = /\b\d+A\b/.exec(name)?.[0];
  if (named && specs['Nominal Current'] && specs['Nominal Current'] !== named) {
    refuse(['specs', 'Nominal Current'], `is not the ${named} of its name; write the same in both`);
  }
  for (const field of ['currentLimitAmps', 'chargeLimitAmps'] as const) {
    const most = MOST_PER_AMPERE_HOUR * ampereHours;
    if ((product[field] ?? 0) > most) refuse([field], `is more than ${MOST_PER_AMPERE_HOUR} × its Ah; write at most ${most}`);
  }
}

/** @param labels those of other products' rows, to which new ones are added */
function checkRows(specs: Product['specs'], labels: Set<string>, refuse: Refuse): void {
  for (const [label, value] of Object.entries(specs)) {
    const figure = DECIMAL_COMMA.exec(value)?.[0];
    if (figure) refuse(['specs', label], `has "${figure}" with a comma; write ${figure.replace(',', '.')}`);
    if (labels.has(label)) continue;
    const { field } = ownerFacts.find((fact) => fact.label === label) ?? {};
    const near = [...labels].find((one) => isSlipOf(label, one));
    if (field) refuse(['specs', label], `is no row of specs; write it as the field "${field}" of the product`);
    else if (near) refuse(['specs', label], `is nearly the row "${near}"; write that`);
    else labels.add(label);
  }
}

/** Whether what households count are loads, and as many as the calculator takes. */
function checkHouseholds({ loads, households }: Appliances, refuse: Refuse): void {
  households.forEach(({ counts }, index) => {
    for (const [name, count] of Object.entries(counts)) {
      const path = [index, 'counts', name];
      const most = loads.find(({ id }) => id === name)?.most;
      if (most === undefined) refuse(path, `is no load; ${suggestId(name, loads)}`);
      else if (!Number.isInteger(count) || count < 1 || count > most) {
        refuse(path, `${count} is no count; write a whole number from 1 to ${most}`);
      }
    }
  });
}
