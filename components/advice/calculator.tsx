'use client';

import { useId, useMemo, type ReactNode } from 'react';
import { formWords } from '@/content/advice/backup-calculator';
import { routes } from '@/content/routes';
import { answerTo } from '@/lib/advice/answer';
import type { Pack } from '@/lib/advice/energy';
import { aboutHours } from '@/lib/advice/hours';
import type { PackPictures } from '@/lib/advice/pack-pictures';
import { listNotes } from '@/lib/advice/notes';
import { readAsked, readQuestion, readState, sharedPath, writeQuery } from '@/lib/advice/query';
import { recommend } from '@/lib/advice/recommend';
import type { FormValues } from '@/lib/format/form-query';
import { householdPath } from '@/lib/paths';
import { useFormStore, useIsHydrated, useValues, type FormStore } from '../ui/form/form-store';
import { AnswerChat, AnswerPanel, SeeAnswer } from './answer-panel';
import { ComparedPacks } from './compared-packs';
import { Cautions } from '../ui/cautions';
import { HouseholdChoice, LoadForm } from './load-form';

export interface CalculatorProps {
  packs: readonly Pack[];
  pictures: PackPictures;
  /** The one that it begins with. */
  household: string;
}

/**
 * Households to choose from, the answer, also without scripts, and a form for the visitor's own loads. The answer stands below the
 * households on phones, and stays beside the form on wide screens.
 */
export function Calculator({ household, ...props }: CalculatorProps) {
  const id = useId();
  const format = useMemo(
    () => ({
      // Once a change has led from a household's own page to the calculator's address, an empty query is the calculator's.
      read: (query: string) => (isPageOf(household) ? readState(query, household) : readState(query)),
      write: (state: FormValues) => routes.backupCalculator + writeQuery(state),
    }),
    [household],
  );
  const store = useFormStore(id, format);
  const isHydrated = useIsHydrated();
  return (
    <form
      id={id}
      action={routes.backupCalculator}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      data-hydrated={isHydrated || undefined}
      className="finder grid items-start gap-6 [grid-template:'household'_'answer'_'loads'_'notes'_/_minmax(0,1fr)] lg:gap-x-12 lg:[grid-template:'household_answer'_'loads_answer'_'notes_answer'_1fr_/_minmax(0,7fr)_minmax(0,5fr)] print:block"
    >
      <div className="needs-scripts [grid-area:household] print:hidden">
        <HouseholdChoice store={store} from={household} />
      </div>
      <CalculatorAnswer store={store} {...props}>
        <div className="needs-scripts [grid-area:loads] print:hidden">
          <LoadForm store={store} />
          <SeeAnswer className="mt-4 hidden outdated:flex" />
        </div>
      </CalculatorAnswer>
    </form>
  );
}

/** Whether a household's page is still at its own address; when it is prerendered there is none. */
function isPageOf(household: string): boolean {
  return typeof window === 'undefined' || window.location.pathname.replace(/\/$/, '') === householdPath(household);
}

interface CalculatorAnswerProps extends Omit<CalculatorProps, 'household'> {
  store: FormStore;
  /** Stands between the answer and its notes. */
  children: ReactNode;
}

/** The answer and its notes. On small screens, hours, price and chat stay at the lower edge. */
function CalculatorAnswer({ store, packs, pictures, children }: CalculatorAnswerProps) {
  const state = useValues(store, (values) => values);
  const question = readQuestion(state);
  const answer = answerTo(recommend(question, packs), readAsked(state, question), packs);
  const { hours, headline, price } = answer;
  return (
    <>
      <section
        id="answer"
        // When a link leads here, this height keeps everything that still moves below it off screen.
        className="[grid-area:answer] target:min-h-[120svh] lg:sticky lg:top-20 print:static print:min-h-0 [html[data-target='answer']_&]:min-h-[120svh]"
        aria-label={formWords.household}
      >
        <div className="on-ink panel grid *:[grid-area:1/1] print:p-0">
          <AnswerPanel {...{ answer, pictures, store }} path={sharedPath(state)} />
        </div>
      </section>
      {children}
      <div className="grid content-start gap-6 [grid-area:notes]">
        <Cautions items={listNotes(state, question, answer, packs)} />
        {answer.kind !== 'nothing' && <ComparedPacks packs={packs} question={question} />}
      </div>
      <div className="answer-bar sticky bottom-0 z-20 -mx-edge flex flex-wrap items-center gap-2 border-y border-line bg-card px-edge py-2 lg:hidden short:static print:hidden">
        <a href="#answer" className="grid min-h-11 grow basis-0 content-center text-sm/[1.25]">
          <span className="line-clamp-2 font-bold">{hours ? aboutHours(hours.estimate) : headline.figure}</span>
          <span className="tabular">{price}</span>
        </a>
        <AnswerChat answer={answer} />
      </div>
    </>
  );
}
