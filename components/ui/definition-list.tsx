import { noBreak } from './no-break';

export function DefinitionList({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid max-w-measure">
      {rows.map(([name, text]) => (
        <div
          key={name}
          className="grid break-inside-avoid gap-x-6 border-t py-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[7rem_1fr] print:gap-x-2 print:py-0.5"
        >
          <dt className="font-bold">{name}</dt>
          <dd className="text-muted">{noBreak(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
