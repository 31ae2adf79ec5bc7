/** Label and value of each row of a specification. */
export function SpecificationTable({ rows, caption }: { rows: readonly (readonly [label: string, value: string])[]; caption: string }) {
  return (
    <table className="tabular w-full border-collapse text-left wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="w-1/2 py-2 pr-4 align-top font-normal text-muted">
              {label}
            </th>
            <td className="py-2 align-top font-medium">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
