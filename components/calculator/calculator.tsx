'use client';

import { useId, type ReactNode } from 'react';
import type { backupCalculator } from '@/content/backup-calculator';
import type { BackupFigures, HoursWords } from '@/content/types';
import type { CalculatorState } from '@/lib/backup/address';
import type { CataloguePack } from '@/lib/backup/catalogue-packs';
import { readQuestion } from '@/lib/backup/question';
import { answerQuestion } from '@/lib/backup/recommend';
import { Answer } from './answer';
import { AnswerBar } from './answer-bar';
import { LoadForm } from './load-form';
import { TubularCost } from './tubular-cost';
import { useCalculatorState, type CalculatorChange } from './use-calculator-state';

/** The words of the island; the page's own stay on the server. */
export type CalculatorWords = Widened<
  Pick<typeof backupCalculator, 'form' | 'answer' | 'message'> & { cost: (typeof backupCalculator)['leadAcid']['cost'] }
>;

type Widened<T> = T extends string ? string : { readonly [Name in keyof T]: Widened<T[Name]> };

export interface CalculatorProps {
  words: CalculatorWords;
  hoursWords: HoursWords;
  figures: BackupFigures;
  packs: readonly CataloguePack[];
  households: readonly { id: string; name: string }[];
  /** Numbers of chats: orders of packs go to one, questions to the other. */
  chats: { orders: string; questions: string };
  /** What stands between the calculator and the cost of lead-acid, and reads without scripts. */
  children: ReactNode;
}

/** What each part of the calculator knows. */
export interface CalculatorPart extends Omit<CalculatorProps, 'children'> {
  state: CalculatorState;
  onChange: CalculatorChange;
}

/** The calculator: what must run, the answer, and the cost against lead-acid. Shown where scripts may run. */
export function Calculator({ children, ...props }: CalculatorProps) {
  const id = useId();
  const [state, onChange] = useCalculatorState(props.figures, id);
  const question = readQuestion(state, props.figures);
  const answer = answerQuestion(question, props.packs, props.figures);
  const part = { ...props, state, onChange };
  const { form } = props.words;
  return (
    <>
      <div className="needs-scripts">
        <div className="calculator">
          <section aria-labelledby={`${id}-title`} className="calculator-form no-print">
            <h2 id={`${id}-title`} className="mb-4 text-h3">
              {form.title}
            </h2>
            <LoadForm id={id} {...part} />
            <AnswerBar question={question} answer={answer} {...part} />
          </section>
          <Answer question={question} answer={answer} {...part} />
        </div>
      </div>
      {children}
      <TubularCost answer={answer} {...part} />
    </>
  );
}
