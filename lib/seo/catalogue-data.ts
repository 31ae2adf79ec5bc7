import type { ItemAvailability, ItemList, Offer, Product as ProductData } from 'schema-dts';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { catalogueInPages, PAGE_SIZE } from '../catalogue-pages';
import { productPath } from '../paths';
import { isPlaceholder } from '../placeholder';
import { parsePrice } from '../price';
import { absoluteUrl, organisationId, productDataId } from './addresses';
import { pictureUrls } from './picture-urls';

/** The feed's words in schema.org's. "Available for order" promises no stock, and so does a back order. */
const AVAILABILITY = {
  'in stock': 'https://schema.org/InStock',
  'out of stock': 'https://schema.org/OutOfStock',
  'available for order': 'https://schema.org/BackOrder',
  preorder: 'https://schema.org/PreOrder',
  discontinued: 'https://schema.org/Discontinued',
} as const satisfies Record<Product['availability'], ItemAvailability>;

/** The catalogue in its order, or one page of a large one: where each product's own page is. */
export function catalogueData(products: readonly Product[], page = 1): ItemList {
  const shown = catalogueInPages(products)[page - 1] ?? [];
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: shown.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + index + 1,
      name,
      url: absoluteUrl(productPath(id)),
    })),
  };
}

/** One product as its page shows it. Specification values that wait for the owner are not data and stay out. */
export function productData(product: Product): ProductData {
  return {
    '@type': 'Product',
    '@id': productDataId(product.id),
    name: product.name,
    description: product.description || undefined,
    url: absoluteUrl(productPath(product.id)),
    sku: product.id,
    brand: { '@type': 'Brand', name: site.brand },
    image: pictureUrls(product.images),
    additionalProperty: Object.entries(product.specs)
      .filter(([, value]) => !isPlaceholder(value))
      .map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
    offers: offerData(product),
  };
}

function offerData({ id, price, oldPrice, availability }: Product): Offer {
  return {
    '@type': 'Offer',
    url: absoluteUrl(productPath(id)),
    price: parsePrice(price),
    priceCurrency: site.currency,
    availability: AVAILABILITY[availability],
    seller: { '@id': organisationId },
    // The price type belongs to the old price alone: on the active one it would take it out of search results.
    priceSpecification: oldPrice
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: parsePrice(oldPrice),
          priceCurrency: site.currency,
        }
      : undefined,
  };
}
