import { Fragment, type ReactNode } from 'react';
import { filterWords } from '@/content/shop/catalogue-page';
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
  return (
    <div className="print:hidden sticky top-16 z-30 -mx-edge grid content-start gap-2 self-start bg-paper px-edge py-3 short:static lg:top-24 lg:mx-0 lg:gap-6 lg:px-0">
      <FilterRow
        label={filterWords.categories}
        all={filterWords.all}
        options={categories}
        chosen={selection.category}
        select={selectCategory}
        colours={['border-line bg-card font-medium hover:border-ink', 'border-ink bg-ink font-medium text-paper']}
        renderOption={renderOption}
      />
      {subCategories && (
        <FilterRow
          label={filterWords.subCategories}
          all={filterWords.allOfCategory}
          options={subCategories}
          chosen={selection.subcategory}
          select={(id) => selectSubCategory(selection, id)}
          colours={['border-line text-muted hover:bg-card', 'border-ink bg-card font-bold']}
          className="lg:ml-4"
          renderOption={renderOption}
        />
      )}
    </div>
  );
}

/**
 * A scrollable row on phones, a column beside the grid on wide screens. The padding keeps the box from cutting off focus rings.
 */
const ROW =
  'filter-row -mx-edge flex gap-2 overflow-x-auto parent-unfollowed:invisible px-edge py-[5px] [scrollbar-width:none] lg:-mx-[5px] lg:flex-col lg:px-[5px]';

interface FilterRowProps extends Pick<CategoryFilterProps, 'renderOption'> {
  label: string;
  all: string;
  options: readonly FilterOption[];
  chosen: string | null;
  select: (id: string | null) => Selection;
  colours: readonly [others: string, chosen: string];
  className?: string;
}

function FilterRow({ label, all, options, chosen, select, colours, className = '', renderOption }: FilterRowProps) {
  const choice = (id: string | null, children: ReactNode, count = 0) => (
    <Fragment key={id}>
      {renderOption({
        selection: select(id),
        isChosen: id === chosen,
        className: `flex min-h-11 shrink-0 items-center gap-2 rounded-control border px-4 text-left whitespace-nowrap hover:transition-colors active:[translate:0_1px] lg:w-full lg:px-3 lg:whitespace-normal ${colours[id === chosen ? 1 : 0]}`,
        children: (
          <>
            {children}
            {/* Not read aloud: once chosen, the page says how many products are shown. */}
            {count > 0 && (
              <span aria-hidden="true" className="ml-auto text-sm font-normal">
                {count}
              </span>
            )}
          </>
        ),
      })}
    </Fragment>
  );
  return (
    <div role="group" aria-label={label} className={`${ROW} ${className}`}>
      {choice(null, all)}
      {options.map(({ id, name, icon, count }) =>
        choice(
          id,
          <>
            {icon}
            {name}
          </>,
          count,
        ),
      )}
    </div>
  );
}
