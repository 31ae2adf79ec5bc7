'use client';

import { useId, useMemo } from 'react';
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
import { Button } from '../ui/button';
import { useFormStore, useIsHydrated, useValues, type FormStore } from '../ui/form/form-store';
import { AnswerChat, AnswerPanel } from './answer-panel';
import { ComparedPacks } from './compared-packs';
import { Cautions } from '../ui/cautions';
import { HouseholdChoice, LoadForm } from './load-form';

export interface CalculatorProps {
  packs: readonly Pack[];
  pictures: PackPictures;
  /** The one that it begins with. */
  household: string;
}

/** Households to choose from, the answer, also without scripts, and a form for the visitor's own loads. */
export function Calculator({ packs, pictures, household }: CalculatorProps) {
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
  const reckon = useMemo(() => createReckoner(packs), [packs]);
  const isHydrated = useIsHydrated();
  const see = (className: string) => (
    <Button type="submit" form={id} variant="volt" className={className}>
      {formWords.see}
    </Button>
  );
  return (
    <form
      id={id}
      action={routes.backupCalculator}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      data-hydrated={isHydrated || undefined}
      className="finder calculator"
    >
      <div className="needs-scripts [grid-area:household] print:hidden">
        <HouseholdChoice store={store} from={household} />
      </div>
      <section
        id="answer"
        // When a link leads here, this height keeps everything that still moves below it off screen.
        className="[grid-area:answer] target:min-h-[120svh] lg:sticky lg:top-20 print:static print:min-h-0 [html[data-target='answer']_&]:min-h-[120svh]"
        aria-label={formWords.household}
      >
        <div className="on-ink panel grid *:[grid-area:1/1] print:p-0">
          <div className="outdated:invisible">
            <CalculatorAnswer {...{ store, reckon, pictures }} />
          </div>
          {see('hidden self-center outdated:flex')}
        </div>
      </section>
      <div className="needs-scripts [grid-area:loads] print:hidden">
        <LoadForm store={store} />
        {see('mt-4 hidden outdated:flex')}
      </div>
      <div className="grid content-start gap-6 [grid-area:notes]">
        <CalculatorNotes {...{ store, reckon, packs }} />
      </div>
      <AnswerBar {...{ store, reckon }} />
    </form>
  );
}

/** Whether a household's page is still at its own address; when it is prerendered there is none. */
function isPageOf(household: string): boolean {
  return typeof window === 'undefined' || window.location.pathname.replace(/\/$/, '') === householdPath(household);
}

/** Reckons the answer to a state, once for all that show it. */
function createReckoner(packs: readonly Pack[]) {
  const reckon = (state: FormValues) => {
    const question = readQuestion(state);
    const given = recommend(question, packs);
    return { state, question, given, answer: answerTo(given, readAsked(state, question), packs) };
  };
  let last: ReturnType<typeof reckon> | undefined;
  return (state: FormValues) => (last?.state === state ? last : (last = reckon(state)));
}

interface PartProps {
  store: FormStore;
  reckon: ReturnType<typeof createReckoner>;
}

function CalculatorAnswer({ store, reckon, pictures }: PartProps & Pick<CalculatorProps, 'pictures'>) {
  const { state, answer } = useValues(store, reckon);
  return (
    <AnswerPanel
      answer={answer}
      pictures={pictures}
      path={sharedPath(state)}
      onVolts={(volts) => store.change(() => ({ volts: String(volts) }))}
    />
  );
}

function CalculatorNotes({ store, reckon, packs }: PartProps & Pick<CalculatorProps, 'packs'>) {
  const { state, question, given } = useValues(store, reckon);
  return (
    <>
      <Cautions items={listNotes(state, question, given, packs)} />
      {given.kind !== 'nothing' && <ComparedPacks packs={packs} question={question} />}
    </>
  );
}

/** On small screens, hours, price and chat stay at the lower edge. */
function AnswerBar({ store, reckon }: PartProps) {
  const { answer } = useValues(store, reckon);
  const { hours, headline, price } = answer;
  return (
    <div className="answer-bar sticky bottom-0 z-20 -mx-edge flex flex-wrap items-center gap-2 border-y border-line bg-card px-edge py-2 lg:hidden short:static print:hidden">
      <a href="#answer" className="grid min-h-11 grow basis-0 content-center text-sm/[1.25]">
        <span className="line-clamp-2 font-bold">{hours ? aboutHours(hours.estimate) : headline.figure}</span>
        <span className="tabular">{price}</span>
      </a>
      <AnswerChat answer={answer} />
    </div>
  );
}
