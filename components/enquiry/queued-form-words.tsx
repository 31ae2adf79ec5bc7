import type { ReactNode } from 'react';

export interface QueuedFormWordsProps {
  /** Read while a form that was sent before hydration waits for it. */
  queued: string;
  /** Shown when it has waited for long: what the visitor can do instead. */
  late?: ReactNode;
  /** Shown when the browser posts the form itself, because the scripts don't come. */
  posted: string;
}

/** What becomes of a form sent before hydration; the inline script of the page shows one of them. */
export function QueuedFormWords({ queued, late, posted }: QueuedFormWordsProps) {
  return (
    <div role="status" className="col-span-full">
      <p data-words="queued" hidden className="sr-only">
        {queued}
      </p>
      {late && (
        <div data-words="late" hidden className="grid justify-items-start gap-3 rounded-surface border border-line bg-card p-4">
          {late}
        </div>
      )}
      <p data-words="posted" hidden className="rounded-surface border border-line bg-card p-4">
        {posted}
      </p>
    </div>
  );
}
