import type { ItemAvailability, ItemList, Offer, Product as ProductData } from 'schema-dts';
import { site } from '@/content/site';
import { absoluteUrl } from '../environment';
import { isPlaceholder } from '../format/placeholder';
import { CURRENCY } from '../format/texts';
import { productPath } from '../paths';
import { PAGE_SIZE, type CataloguePage } from '../shop/catalogue-pages';
import { specificationRows, type Product } from '../shop/product';
import { sellerReference } from './organisation-data';
import { pictureUrls, squarePictureUrl } from './picture-urls';

/** schema.org's word for each availability of the feed. */
const AVAILABILITY = {
  'in stock': 'https://schema.org/InStock',
  'out of stock': 'https://schema.org/OutOfStock',
  'available for order': 'https://schema.org/MadeToOrder',
  preorder: 'https://schema.org/PreOrder',
} as const satisfies Record<Product['availability'], ItemAvailability>;

/** The products of a catalogue page as a list of links. */
export function catalogueData({ products, number, total }: CataloguePage): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: (number - 1) * PAGE_SIZE + index + 1,
      name,
      url: absoluteUrl(productPath(id)),
    })),
  };
}

/** The data of a product as its page shows it, without placeholder values. */
export function productData(product: Product): ProductData {
  const { id, name, description, images, price, oldPrice, availability } = product;
  const url = absoluteUrl(productPath(id));
  const offer: Offer = {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: CURRENCY,
    availability: AVAILABILITY[availability],
    seller: sellerReference,
    // Only the old price has a price type: on the current price it would hide the offer from search results.
    priceSpecification: oldPrice
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: oldPrice,
          priceCurrency: CURRENCY,
        }
      : undefined,
  };
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description: description || undefined,
    url,
    sku: id,
    // Cells and boards without the brand in their name may come from another maker.
    brand: name.includes(site.brand) ? { '@type': 'Brand', name: site.brand } : undefined,
    // Some search results show square pictures.
    image: [...pictureUrls(images), ...images.slice(0, 1).map(squarePictureUrl).filter(Boolean)],
    additionalProperty: specificationRows(product)
      .filter(([, value]) => !isPlaceholder(value))
      .map(([label, value]) => ({ '@type': 'PropertyValue', name: label, value })),
    offers: offer,
  };
}
