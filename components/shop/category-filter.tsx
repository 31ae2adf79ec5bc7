import { Fragment, type ReactNode } from 'react';
import { filterWords } from '@/content/shop/catalogue-words';
import type { Selection } from '@/lib/shop/catalogue-filter';

interface FilterOption {
  id: string;
  name: string;
  icon: ReactNode;
  count: number;
  /** The link of a chat that asks for the option, if it has no products. */
  chat?: string;
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

/** Rows that scroll sideways on phones, with room for focus rings, and a column on wide screens. */
const OPTIONS_CLASSES =
  'flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] md:flex-wrap lg:flex-col lg:overflow-visible lg:p-0';

/**
 * The categories and, below a chosen one, its sub-categories: rows that stick below the header on phones, a column beside the grid on
 * wide screens.
 */
export function CategoryFilter({ categories, selection, renderOption }: CategoryFilterProps) {
  const subCategories = categories.find(({ id }) => id === selection.category)?.subCategories;
  const row = (level: keyof Selection, all: string, options: readonly FilterOption[], className = 'option') =>
    [{ id: undefined, name: all, icon: null, count: 1 }, ...options].map(({ id, name, icon, count }) => {
      const to = level === 'category' ? { category: id } : { ...selection, subcategory: id };
      const children = (
        <>
          {icon}
          <span>{name}</span>
          {count === 0 && (
            <span className="ml-auto text-sm font-normal whitespace-nowrap opacity-75">{filterWords.onRequest}</span>
          )}
        </>
      );
      const choice = { isChosen: id === selection[level], className, children };
      return <Fragment key={id ?? all}>{renderOption(to, choice)}</Fragment>;
    });
  return (
    <div className="sticky top-header z-30 -mx-edge grid content-start self-start bg-paper py-1 lg:top-24 lg:mx-0 lg:flex lg:flex-col lg:gap-2 lg:[reading-flow:flex-visual] print:hidden short:static">
      <div role="group" aria-label={filterWords.categories} className={`${OPTIONS_CLASSES} font-bold lg:contents`}>
        {row('category', filterWords.all, categories, subCategories && 'option opened')}
      </div>
      {subCategories && (
        <div role="group" aria-label={filterWords.subCategories} className={`${OPTIONS_CLASSES} lg:ml-6`}>
          {row('subcategory', filterWords.allOfCategory, subCategories)}
        </div>
      )}
    </div>
  );
}
