import { noBreak } from './no-break';

export function PageHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="site-width pt-6 pb-4 md:pt-12 md:pb-8 print:pt-3 print:pb-2">
      <h1 className="text-h1 print:text-h3">{noBreak(title)}</h1>
      <p className="mt-2 max-w-measure text-lead text-balance text-muted md:mt-4 print:mt-1">{noBreak(lead)}</p>
    </div>
  );
}
