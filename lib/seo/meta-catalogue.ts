import { stringify } from 'csv-stringify/sync';
import { site } from '@/content/site';
import { productPath } from '../paths';
import { categoryNames } from '../shop/catalogue';
import { attributes } from '@/content/shop/attributes';
import { attributesOf, showAttribute } from '../shop/attributes';
import { absoluteUrl } from './addresses';
import { pictureUrls, squarePictureUrl } from './picture-urls';
import { productSearchEntry } from './search-entry';
import type { Product } from '../shop/product';

/** The columns of Meta's catalogue feed, in order. */
const COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'product_type',
  'custom_label_0',
] as const;

type Row = Record<(typeof COLUMNS)[number], string>;

/** The products as a CSV file (RFC 4180, CRLF, UTF-8) in the columns of Meta's catalogue. */
export function metaCatalogue(products: readonly Product[]): string {
  const rows = products.map((product) => ({ ...toRow(product), ...ownColumns(product) }));
  const own = attributesOf('feed').map((name) => attributes[name]?.feed ?? name);
  return stringify(rows, {
    header: true,
    columns: [...COLUMNS, ...own],
    record_delimiter: 'windows',
  });
}

function toRow(product: Product): Row {
  const { id, name, description, availability, rupees, oldRupees, images } = product;
  const [first, ...others] = images;
  const kinds = categoryNames(product);
  return {
    id,
    title: name,
    // Meta requires this column, but a product's description may be empty.
    description: description || productSearchEntry(product).description,
    availability,
    condition: 'new',
    // Meta's "price" is the price before the discount.
    price: feedPrice(oldRupees ?? rupees),
    sale_price: oldRupees ? feedPrice(rupees) : '',
    link: absoluteUrl(productPath(id)),
    image_link: first ? squarePictureUrl(first) : '',
    additional_image_link: pictureUrls(others).join(','),
    brand: site.brand,
    product_type: kinds.join(' > '),
    // Lets Meta's Commerce Manager group products into sets.
    custom_label_0: kinds.at(-1) ?? '',
  };
}

/** The attributes that have a column of their own. */
function ownColumns(product: Product): Record<string, string | undefined> {
  return Object.fromEntries(attributesOf('feed').map((name) => [attributes[name]?.feed, showAttribute(product, name)]));
}

/** `186000 PKR` */
function feedPrice(rupees: number): string {
  return `${rupees} ${site.currency}`;
}
