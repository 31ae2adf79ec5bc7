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

/** A row of choices. It scrolls sideways on phones; the padding keeps it from cutting off focus rings. */
const ROW = 'flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] lg:flex-col lg:overflow-visible lg:p-0';

const OPTION = [
  'flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-line bg-card px-3 text-left text-sm whitespace-nowrap',
  'hover:border-ink active:[translate:0_1px] lg:min-h-12 lg:text-base/[1.25] lg:whitespace-normal max-lg:[&>svg]:hidden',
  // In the one column behind the sub-categories, which so stand below the chosen category.
  'lg:[:first-child>:is([aria-pressed=true],[aria-current])~&]:order-1',
].join(' ');
const CHOSEN = '[&:is([aria-pressed=true],[aria-current])]:chosen';
/** Of a category whose sub-categories are shown: what is chosen is one of those. */
const OPENED = '[&:is([aria-pressed=true],[aria-current])]:border-ink';

/**
 * The categories and, below a chosen one, its sub-categories: rows that stick below the bar on phones, a column beside the grid on
 * wide screens.
 */
export function CategoryFilter({ categories, selection, renderOption }: CategoryFilterProps) {
  const subCategories = categories.find(({ id }) => id === selection.category)?.subCategories;
  const row = (level: keyof Selection, all: string, options: readonly FilterOption[], chosen = CHOSEN) =>
    [{ id: null, name: all, icon: null, count: 1 }, ...options].map(({ id, name, icon, count }) => {
      const to = level === 'category' ? selectCategory(id) : selectSubCategory(selection, id);
      const children = (
        <>
          {icon}
          <span>{name}</span>
          {count === 0 && <span className="ml-auto text-sm font-normal text-nowrap opacity-75">{filterWords.onRequest}</span>}
        </>
      );
      const choice = { isChosen: id === selection[level], className: `${OPTION} ${chosen}`, children };
      return <Fragment key={id}>{renderOption(to, choice)}</Fragment>;
    });
  return (
    <div className="sticky top-16 z-30 -mx-edge grid content-start self-start bg-paper py-1 lg:top-24 lg:mx-0 lg:flex lg:flex-col lg:gap-2 lg:[reading-flow:flex-visual] short:static print:hidden">
      <div role="group" aria-label={filterWords.categories} className={`${ROW} font-bold lg:contents`}>
        {row('category', filterWords.all, categories, subCategories ? OPENED : CHOSEN)}
      </div>
      {subCategories && (
        <div role="group" aria-label={filterWords.subCategories} className={`${ROW} lg:ml-6`}>
          {row('subcategory', filterWords.allOfCategory, subCategories)}
        </div>
      )}
    </div>
  );
}
