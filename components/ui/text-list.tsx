import { noBreak } from './no-break';

interface TextListProps {
  /** `ol` is for steps in their order. */
  as?: keyof typeof LISTS;
  items: readonly string[];
  /** Makes the words up to a colon bold; they say what a point is about. */
  named?: boolean;
  className?: string;
}

const LISTS = {
  ul: '[&>li]:list-disc content-start gap-2 pl-6',
  ol: '[&>li]:list-decimal gap-2 pl-8 *:pl-2 [&_::marker]:font-bold',
} as const;

export function TextList({ as: List = 'ul', items, named, className = '' }: TextListProps) {
  return (
    <List className={`grid max-w-measure grid-cols-1 print:gap-0 ${LISTS[List]} ${className}`}>
      {items.map((item) => {
        const [, name = '', text = ''] = (named && /^([^:]+:)(.*)$/.exec(item)) || ['', '', item];
        return (
          <li key={item}>
            {name && <strong>{name}</strong>}
            {noBreak(text)}
          </li>
        );
      })}
    </List>
  );
}
