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
  const { category, subcategory } = selection;
  const subCategories = categories.find(({ id }) => id === category)?.subCategories;
  const row = (all: string, options: readonly FilterOption[], chosen: string | null, select: (id: string | null) => Selection) =>
    [{ id: null, name: all }, ...options].map(({ id, ...option }) => {
      const choice = { isChosen: id === chosen, className: 'filter-option', children: <OptionName {...option} /> };
      return <Fragment key={id}>{renderOption(select(id), choice)}</Fragment>;
    });
  return (
    <div className="filter print:hidden">
      <div role="group" aria-label={filterWords.categories} className="filter-row font-bold lg:contents">
        {row(filterWords.all, categories, category, selectCategory)}
      </div>
      {subCategories && (
        <div role="group" aria-label={filterWords.subCategories} className="filter-row lg:ml-6">
          {row(filterWords.allOfCategory, subCategories, subcategory, (id) => selectSubCategory(selection, id))}
        </div>
      )}
    </div>
  );
}

function OptionName({ icon, name, count = 0 }: Partial<FilterOption>) {
  return (
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
}
