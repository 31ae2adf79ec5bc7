import type { ReactNode } from 'react';

export interface QueuedFormWordsProps {
  /** Read aloud while the form is queued. */
  queued: string;
  /** Shown after a long wait: what the visitor can do instead. */
  late?: ReactNode;
  /** Shown when the scripts are lost and the browser posts the form. */
  posted: string;
}

/** Messages for a form submitted before hydration. `scripts/late-hydration/deferred-hydration.ts` shows one of them. */
export function QueuedFormWords({ queued, late, posted }: QueuedFormWordsProps) {
  return (
    <div role="status" className="col-span-full">
      <p data-words="queued" hidden className="sr-only">
        {queued}
      </p>
      {late && (
        <div data-words="late" hidden className="grid justify-items-start gap-3 panel card">
          {late}
        </div>
      )}
      <p data-words="posted" hidden className="panel card">
        {posted}
      </p>
    </div>
  );
}
