import { NoBreak } from './no-break';

/** A list of cautions, each marked by a stripe. */
export function Cautions({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="grid grid-cols-1 gap-3 print:gap-1">
      {items.map((item) => (
        <li key={item} className="max-w-measure break-inside-avoid caution">
          <NoBreak>{item}</NoBreak>
        </li>
      ))}
    </ul>
  );
}
