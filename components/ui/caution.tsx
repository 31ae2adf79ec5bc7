import { noBreak } from './no-break';

/** The one caution of a page, marked by an amber bar. */
export function Caution({ children }: { children: string }) {
  return <p className="max-w-measure break-inside-avoid caution">{noBreak(children)}</p>;
}
