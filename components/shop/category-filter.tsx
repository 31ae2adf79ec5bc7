import { Fragment, type ReactNode } from 'react';
import { filterWords } from '@/content/shop/catalogue-words';
import { selectCategory, selectSubCategory, type Selection } from '@/lib/shop/catalogue-filter';

export interface FilterOption {
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
  renderOption: (choice: FilterChoice) => ReactNode;
}

export interface FilterChoice {
  selection: Selection;
  isChosen: boolean;
  className: string;
  children: ReactNode;
}

/** The categories and, below a chosen one, its sub-categories. */
export function CategoryFilter({ categories, selection, renderOption }: CategoryFilterProps) {
  const subCategories = categories.find(({ id }) => id === selection.category)?.subCategories;
  const option = (to: Selection, isChosen: boolean, children: ReactNode) =>
    renderOption({ selection: to, isChosen, className: 'filter-option', children });
  return (
    <div className="filter print:hidden">
      <div role="group" aria-label={filterWords.categories} className="filter-row font-bold lg:contents">
        {option(selectCategory(null), selection.category === null, filterWords.all)}
        {categories.map((category) => (
          <Fragment key={category.id}>
            {option(selectCategory(category.id), category.id === selection.category, <OptionName {...category} />)}
          </Fragment>
        ))}
      </div>
      {subCategories && (
        <div role="group" aria-label={filterWords.subCategories} className="filter-row lg:ml-6">
          {option(selectSubCategory(selection, null), selection.subcategory === null, filterWords.allOfCategory)}
          {subCategories.map((sub) => (
            <Fragment key={sub.id}>
              {option(selectSubCategory(selection, sub.id), sub.id === selection.subcategory, <OptionName {...sub} />)}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

function OptionName({ icon, name, count }: Pick<FilterOption, 'icon' | 'name' | 'count'>) {
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
