import type { SubCategory } from '@/content/types';
import { getCategories, getProducts } from '@/lib/catalogue';
import { matchesSelection, selectCategory, type Selection } from '@/lib/catalogue-filter';
import { Icon } from '../ui/icon';

/** The choices of the category filter, each with its icon and how many products it has. */
export function filterOptions() {
  return getCategories().map(({ subCategories, ...category }) => ({
    ...filterOption(category, selectCategory(category.id)),
    subCategories: subCategories?.map((sub) => filterOption(sub, { category: category.id, subcategory: sub.id })),
  }));
}

function filterOption({ id, name, icon }: SubCategory, selection: Selection) {
  const count = getProducts().filter((product) => matchesSelection(product, selection)).length;
  return { id, name, icon: <Icon name={icon} />, count };
}
