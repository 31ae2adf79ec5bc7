import { cataloguePage } from '@/content/catalogue-page';
import { carouselWords, controls, priceWords } from '@/content/controls';

/** Words of the catalogue's islands, as plain props. */
export const productCardLabels = {
  order: cataloguePage.orderButton,
  specifications: cataloguePage.specificationsTitle,
  close: controls.close,
  carousel: carouselWords,
  price: priceWords,
} as const;
/** Of a card and of the dialog that it opens. */
export type ProductCardLabels = typeof productCardLabels;

const { filterLabel: filter, subCategories, all, allOfCategory, count, loading } = cataloguePage;
export const filterLabels = { filter, subCategories, all, allOfCategory } as const;
/** How many products are shown. */
export const countLabels = { ...count, loading } as const;
export type CountLabels = typeof countLabels;

export const pagesLabels = {
  pages: cataloguePage.pages.label,
  previous: cataloguePage.pages.previous,
  next: cataloguePage.pages.next,
};
