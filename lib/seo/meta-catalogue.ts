import { stringify } from 'csv-stringify/sync';
import { site } from '@/content/site';
import { absoluteUrl } from '../environment';
import { CURRENCY } from '../format/texts';
import { productPath } from '../paths';
import { categoryNames } from '../shop/catalogue';
import type { Product } from '../shop/product';
import { pictureUrls, squarePictureUrl } from './picture-urls';
import { productSearchEntry } from './search-entry';

/** The products as a CSV file (RFC 4180, CRLF, UTF-8) in the columns of Meta's catalogue. */
export function metaCatalogue(products: readonly Product[]): string {
  return stringify(products.map(toRow), { header: true, record_delimiter: 'windows' });
}

/** A product as a row of the file, whose columns have the names and the order of these fields. */
function toRow(product: Product) {
  const { id, name, description, availability, price, oldPrice, images } = product;
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
    price: feedPrice(oldPrice ?? price),
    sale_price: oldPrice ? feedPrice(price) : '',
    link: absoluteUrl(productPath(id)),
    image_link: first ? squarePictureUrl(first) : '',
    additional_image_link: pictureUrls(others).join(','),
    brand: site.brand,
    product_type: kinds.join(' > '),
    // Lets Meta's Commerce Manager group products into sets.
    custom_label_0: kinds.at(-1) ?? '',
  };
}

/** A price as the feed writes it: `186000 PKR` */
function feedPrice(rupees: number) {
  return `${rupees} ${CURRENCY}`;
}
