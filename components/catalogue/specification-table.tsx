import type { SpecificationPart } from '@/lib/specification-groups';
import { Value } from './value';

/** The specification, its rows under a heading for each group. */
export function SpecificationTable({ parts, caption }: { parts: readonly SpecificationPart[]; caption: string }) {
  return (
    <table className="tabular w-full border-collapse text-left wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      {parts.map(({ title, rows }, index) => (
        <tbody key={title}>
          <tr className="border-b-2 border-ink">
            <th scope="rowgroup" colSpan={2} className={`pb-1 text-sm font-bold ${index > 0 ? 'pt-6 print:pt-3' : ''}`}>
              {title}
            </th>
          </tr>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="w-5/12 py-2 pr-2 align-top font-normal text-muted print:py-1">
                {label}
              </th>
              <td className="py-2 align-top font-medium print:py-1">
                <Value>{value}</Value>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
