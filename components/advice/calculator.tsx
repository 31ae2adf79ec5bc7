'use client';

import { useId } from 'react';
import { formWords } from '@/content/advice/backup-calculator';
import { answerTo } from '@/lib/advice/answer';
import type { CataloguePack } from '@/lib/advice/packs';
import { Answer } from './answer';
import { LoadForm } from './load-form';
import { useCalculatorState } from './use-calculator-state';

export interface CalculatorProps {
  packs: readonly CataloguePack[];
}

/** The form and its answer. Shown only where scripts may run. */
export function Calculator({ packs }: CalculatorProps) {
  const id = useId();
  const [state, onChange] = useCalculatorState(id);
  const answer = answerTo(state, packs);
  return (
    <div className="needs-scripts">
      <div className="grid grid-cols-1 items-start gap-6 xl:gap-x-12 lg:grid-cols-[7fr_5fr] print:block">
        {/* The scroll margin keeps fields above the answer bar at the lower edge. */}
        <section aria-labelledby={`${id}-title`} className="max-lg:not-short:[&_:is(.field,summary)]:scroll-mb-24 print:hidden">
          <h2 id={`${id}-title`} className="mb-4 text-h3">
            {formWords.title}
          </h2>
          <LoadForm id={id} state={state} onChange={onChange} />
          <AnswerBar short={answer.short} />
        </section>
        <Answer answer={answer} state={state} onChange={onChange} />
      </div>
    </div>
  );
}

/** On small screens, the answer in short stays at the lower edge and links to the full answer. */
export function AnswerBar({ short }: { short: readonly string[] }) {
  if (short.length === 0) return null;
  return (
    <a
      href="#answer"
      className="on-ink sticky bottom-near mt-6 flex min-h-12 items-center gap-x-3 rounded-control px-4 py-2 text-sm shadow-raised lg:hidden short:static"
    >
      <span className="flex flex-wrap gap-x-2">
        {short.map((part) => (
          <span key={part} className="whitespace-nowrap not-last:text-display">
            {part}
          </span>
        ))}
      </span>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="ml-auto size-5 shrink-0 fill-none stroke-current stroke-2">
        <path d="M4 7l6 6 6-6" />
      </svg>
    </a>
  );
}
