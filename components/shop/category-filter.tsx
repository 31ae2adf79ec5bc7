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
    <div className="print:hidden sticky top-16 z-30 -mx-edge grid content-start gap-2 self-start bg-paper px-edge py-3 short:static lg:top-24 lg:mx-0 lg:flex lg:flex-col lg:px-0 lg:[reading-flow:flex-visual]">
      <FilterRow
        label={filterWords.categories}
        all={filterWords.all}
        options={categories}
        chosen={selection.category}
        select={selectCategory}
        colours={['border-line bg-card font-bold hover:border-ink', 'border-ink bg-ink font-bold text-paper']}
        className="lg:contents"
        after={LAST}
        renderOption={renderOption}
      />
      {subCategories && (
        <FilterRow
          label={filterWords.subCategories}
          all={filterWords.allOfCategory}
          options={subCategories}
          chosen={selection.subcategory}
          select={(id) => selectSubCategory(selection, id)}
          colours={['border-line hover:bg-card', 'border-ink bg-ink text-paper']}
          className="lg:ml-6 lg:flex lg:flex-col lg:gap-2"
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
  'filter-row -mx-edge flex gap-2 overflow-x-auto parent-unfollowed:invisible px-edge py-2 [scrollbar-width:none] md:flex-wrap lg:m-0 lg:overflow-visible lg:p-0';

interface FilterRowProps extends Pick<CategoryFilterProps, 'renderOption'> {
  label: string;
  all: string;
  options: readonly FilterOption[];
  chosen: string | null;
  select: (id: string | null) => Selection;
  colours: readonly [others: string, chosen: string];
  className: string;
  /** The class of the options after the chosen one. */
  after?: string;
}

/** On wide screens, in the one column, behind the sub-categories, which so stand below the chosen category. */
const LAST = 'lg:order-1';

function FilterRow({ label, all, options, chosen, select, colours, className, after = '', renderOption }: FilterRowProps) {
  const at = options.findIndex(({ id }) => id === chosen);
  const choice = (id: string | null, children: ReactNode, count = 0, place = '') => (
    <Fragment key={id}>
      {renderOption({
        selection: select(id),
        isChosen: id === chosen,
        className: `flex min-h-11 shrink-0 items-center gap-2 rounded-control border px-4 text-left whitespace-nowrap active:[translate:0_1px] lg:w-full lg:px-3 lg:whitespace-normal ${place} ${colours[id === chosen ? 1 : 0]}`,
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
      {options.map(({ id, name, icon, count }, index) =>
        choice(
          id,
          <>
            {icon}
            {name}
          </>,
          count,
          at >= 0 && index > at ? after : '',
        ),
      )}
    </div>
  );
}
