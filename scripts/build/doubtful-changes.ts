import { readFileSync } from 'node:fs';
import type { ProductEntry } from '@/content/types';
import { placeInContent, type ContentModules } from '@/lib/check/problems';
import type { SiteContent } from '@/lib/check/site-schema';
import { formatPrice } from '@/lib/format/texts';
import { writeWhole } from '../support/write-whole';
import { textsIn } from './content-texts';

/** What was last seen of each product, by its id. */
type Seen = Readonly<Record<string, Pick<ProductEntry, 'price' | 'priceDate'>>>;

/**
 * Changes of valid products since the last call that may be slips. `file` keeps what was seen, so that each is said once.
 */
export function doubtfulChanges(file: string, content: SiteContent): string[] {
  const { products } = content['shop/products'];
  const { removedProducts } = content['shop/removed-products'];
  const before = readSeen(file);
  const now: Seen = Object.fromEntries(products.map(({ id, price, priceDate }) => [id, { price, priceDate }]));
  writeWhole(file, JSON.stringify(now));
  return Object.entries(before).flatMap(([id, { price, priceDate }]) => {
    const today = now[id];
    if (today === undefined) {
      const mend = 'add it to content/shop/removed-products.ts, or saved links end in an error.';
      const isKept = removedProducts.some((entry) => entry.id === id);
      return [
        ...(isKept ? [] : [`content/shop/products.ts has no "${id}" any more; ${mend}`]),
        ...textsThatName(id, Object.keys(now), content).map((place) => `"${id}" is gone, but ${place}.`),
      ];
    }
    const said = `content/shop/products.ts, entry "${id}": ${formatPrice(today.price)}`;
    // The ratio is NaN if an earlier version of this script noted no price.
    const ratio = today.price / price;
    const change = ratio < 1 ? 'less than half of' : 'more than twice';
    const isUndated = ratio !== 1 && priceDate && today.priceDate === priceDate;
    return [
      ...(ratio < 1 / 2 || ratio > 2
        ? [`${said} is ${change} the ${formatPrice(price)} before. Has it a figure too few or too many?`]
        : []),
      ...(isUndated ? [`${said} is new, but its "priceDate" is still ${priceDate}. Write the day of the change.`] : []),
    ];
  });
}

/** Places that hold the id of a product, or a figure of it that no other product has: `24V`, `6.5Ah`. */
function textsThatName(id: string, others: readonly string[], content: ContentModules) {
  const figuresOf = (name: string): string[] => name.match(/\d+(?:-\d+)?(?:v|ah?)(?=-|$)/g) ?? [];
  const kept = others.flatMap(figuresOf);
  const own = figuresOf(id).filter((figure) => !kept.includes(figure));
  const named = [id, ...own.map((figure) => figure.replace('-', '\\.').replace('v', 'V').replace('a', 'A'))].join('|');
  const names = new RegExp(`(?<![\\d.])(?:${named})\\b`);
  return textsIn(content).flatMap(([text, ...path]) => {
    const [name] = names.exec(text) ?? [];
    return name && path[0] !== 'shop/removed-products' ? `${placeInContent(content, path)} still names ${name}` : [];
  });
}

/** What was last seen; a file that can't be read, as after a power cut, counts as nothing seen. */
function readSeen(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Seen;
  } catch {
    return {};
  }
}
