import { Fragment, type ReactNode } from 'react';
import { filterWords } from '@/content/shop/catalogue-words';
import { selectCategory, selectSubCategory, type Selection } from '@/lib/shop/catalogue-filter';

interface FilterOption {
  id: string;
  name: string;
  icon: ReactNode;
  /** Number of products. */
  count: number;
}

export interface CategoryFilterProps {
  categories: readonly (FilterOption & { subCategories?: readonly FilterOption[] })[];
  selection: Selection;
  /** Renders a choice: a button that hides cards, or a link to a page. */
  renderOption: (to: Selection, choice: FilterChoice) => ReactNode;
}

export interface FilterChoice {
  isChosen: boolean;
  className: string;
  children: ReactNode;
}

/** The categories and, below a chosen one, its sub-categories. */
export function CategoryFilter({ categories, selection, renderOption }: CategoryFilterProps) {
  const subCategories = categories.find(({ id }) => id === selection.category)?.subCategories;
  const row = (level: keyof Selection, all: string, options: readonly FilterOption[]) =>
    [{ id: null, name: all, icon: null, count: 0 }, ...options].map(({ id, name, icon, count }) => {
      const to = level === 'category' ? selectCategory(id) : selectSubCategory(selection, id);
      const children = (
        <>
          {icon}
          <span>{name}</span>
          {/* Not read aloud: once chosen, the page says how many products are shown. */}
          {count > 0 && (
            <span aria-hidden="true" className="ml-auto text-sm font-normal">
              {count}
            </span>
          )}
        </>
      );
      const choice = { isChosen: id === selection[level], className: 'filter-option', children };
      return <Fragment key={id}>{renderOption(to, choice)}</Fragment>;
    });
  return (
    <div className="filter print:hidden">
      <div role="group" aria-label={filterWords.categories} className="filter-row font-bold lg:contents">
        {row('category', filterWords.all, categories)}
      </div>
      {subCategories && (
        <div role="group" aria-label={filterWords.subCategories} className="filter-row lg:ml-6">
          {row('subcategory', filterWords.allOfCategory, subCategories)}
        </div>
      )}
    </div>
  );
}
