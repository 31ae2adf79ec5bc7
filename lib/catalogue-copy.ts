import { cataloguePage } from '@/content/catalogue-page';

/** Words of the catalogue's islands, as plain props. */
export const productCardLabels = { order: cataloguePage.orderButton, specifications: cataloguePage.specificationsTitle };

export const filterLabels = { filter: cataloguePage.filterLabel, all: cataloguePage.all, allOfCategory: cataloguePage.allOfCategory };

export const pagesLabels = { pages: cataloguePage.pages.label, previous: cataloguePage.pages.previous, next: cataloguePage.pages.next };
