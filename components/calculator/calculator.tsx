'use client';

import { useId } from 'react';
import { answerWords, formWords } from '@/content/backup-calculator';
import type { CataloguePack } from '@/lib/backup/packs';
import { readQuestion } from '@/lib/backup/query';
import { recommend, type Recommendation } from '@/lib/backup/recommend';
import { hoursRange } from '@/lib/backup/words';
import { fill } from '@/lib/fill';
import { Answer } from './answer';
import { LoadForm } from './load-form';
import { useCalculatorState } from './use-calculator-state';

export interface CalculatorProps {
  packs: readonly CataloguePack[];
  /** Numbers of chats: orders of packs go to one, questions to the other. */
  chats: { orders: string; questions: string };
}

/** The calculator: what must run, and the answer. Shown where scripts may run. */
export function Calculator({ packs, chats }: CalculatorProps) {
  const id = useId();
  const [state, onChange] = useCalculatorState(id);
  const question = readQuestion(state);
  const answer = recommend(question, packs);
  return (
    <div className="needs-scripts">
      <div className="grid grid-cols-1 items-start gap-x-columns gap-y-6 lg:grid-cols-[7fr_5fr] print:block">
        {/* Its fields scroll clear of the answer in short, at the lower edge. */}
        <section aria-labelledby={`${id}-title`} className="max-lg:not-short:[&_:is(.field,summary)]:scroll-mb-24 print:hidden">
          <h2 id={`${id}-title`} className="mb-4 text-h3">
            {formWords.title}
          </h2>
          <LoadForm id={id} state={state} onChange={onChange} />
          <AnswerBar answer={answer} />
        </section>
        <Answer state={state} question={question} answer={answer} packs={packs} chats={chats} onChange={onChange} />
      </div>
    </div>
  );
}

/** On phones, in reach while the loads are chosen: the answer in short, and the way to it. The first screen is the form's own. */
function AnswerBar({ answer }: { answer: Recommendation }) {
  return (
    <a
      href="#answer"
      className="on-ink sticky bottom-near mt-5 flex min-h-12 flex-wrap items-center gap-x-3 rounded-control px-4 py-2 lg:hidden short:static not-short:[html:not([data-scrolled])_&]:invisible"
    >
      {answer.kind === 'pack' && <span className="text-sm text-volt">{hoursRange(answer.suggestion.run.hours)}</span>}
      {answer.kind === 'refused' && (
        <span className="text-sm text-volt">{fill(answerWords.refusedBar, { volts: answer.pack.systemVolts })}</span>
      )}
      <span className="ml-auto underline underline-offset-4">{answerWords.see}</span>
    </a>
  );
}
