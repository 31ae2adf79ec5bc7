import type { ReactNode } from 'react';
import { selectCategory, selectSubCategory, type Selection } from '@/lib/catalogue-filter';
import { FilterButton } from './filter-button';

export interface FilterOption {
  id: string;
  name: string;
  icon: ReactNode;
  /** How many products it has. */
  count: number;
}

export interface CategoryFilterLabels {
  filter: string;
  subCategories: string;
  all: string;
  allOfCategory: string;
}

export interface CategoryFilterProps {
  labels: CategoryFilterLabels;
  categories: readonly (FilterOption & { subCategories?: readonly FilterOption[] })[];
  selection: Selection;
  onSelect: (next: Selection) => void;
  /** Told when a choice is about to be made: a finger is down, or the focus has come. */
  onIntent?: (next: Selection) => void;
}

/** The buttons of the categories and, below a chosen one, of its sub-categories. */
export function CategoryFilter({ labels, categories, selection, onSelect, onIntent }: CategoryFilterProps) {
  const subCategories = categories.find(({ id }) => id === selection.category)?.subCategories;
  const handlersOf = (next: Selection) => ({ onClick: () => onSelect(next), onIntent: onIntent && (() => onIntent(next)) });
  const choice = (category: string | null) => ({
    pressed: category === selection.category,
    ...handlersOf(selectCategory(category)),
  });
  const subChoice = (subcategory: string | null) => ({
    minor: true,
    pressed: subcategory === selection.subcategory,
    ...handlersOf(selectSubCategory(selection, subcategory)),
  });
  return (
    <div className="no-print sticky top-16 z-30 -mx-edge grid content-start gap-2 self-start bg-paper px-edge py-3 short:static lg:top-24 lg:mx-0 lg:px-0">
      <div role="group" aria-label={labels.filter} className="filter-row">
        <FilterButton {...choice(null)}>{labels.all}</FilterButton>
        {categories.map(({ id, name, icon, count }) => (
          <FilterButton key={id} {...choice(id)} count={count}>
            {icon}
            {name}
          </FilterButton>
        ))}
      </div>
      {subCategories && (
        <div role="group" aria-label={labels.subCategories} className="filter-row lg:mt-4">
          <FilterButton {...subChoice(null)}>{labels.allOfCategory}</FilterButton>
          {subCategories.map(({ id, name, icon, count }) => (
            <FilterButton key={id} {...subChoice(id)} count={count}>
              {icon}
              {name}
            </FilterButton>
          ))}
        </div>
      )}
    </div>
  );
}
