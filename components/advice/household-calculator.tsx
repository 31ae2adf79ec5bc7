'use client';

import { useId } from 'react';
import { finderWords, householdPage, readoutWords } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { answerTo } from '@/lib/advice/answer';
import { findHousehold, writeQuery, type CalculatorState } from '@/lib/advice/query';
import { toReadout } from '@/lib/advice/to-readout';
import { capitalise, describeLoads } from '@/lib/advice/words';
import { householdPath } from '@/lib/paths';
import { Button } from '../ui/button';
import { Summary } from '../ui/summary';
import { AnswerNotes } from './answer';
import { AnswerBar, type CalculatorProps } from './calculator';
import { LoadForm } from './load-form';
import { ReadoutPanel } from './readout-panel';
import { useIsHydrated } from './use-address-state';
import { useCalculatorState } from './use-calculator-state';

export interface HouseholdCalculatorProps extends CalculatorProps {
  household: { id: string; name: string };
}

/** The answer to a household in short, also without scripts, and the calculator's form folded below it. */
export function HouseholdCalculator({ packs, household }: HouseholdCalculatorProps) {
  const id = useId();
  const [state, onChange] = useCalculatorState(id, household.id);
  const isHydrated = useIsHydrated();
  const answer = answerTo(state, packs);
  const see = (className: string) => (
    <Button type="submit" form={id} variant="volt" className={className}>
      {finderWords.see}
    </Button>
  );
  return (
    <div
      data-hydrated={isHydrated || undefined}
      className="finder grid grid-cols-1 items-start gap-6 xl:gap-x-12 lg:grid-cols-2 print:block"
    >
      <section id="answer" className="answer" aria-label={readoutWords.title}>
        <div className="on-ink grid panel *:[grid-area:1/1] print:p-0">
          <div className="outdated:invisible">
            <ReadoutPanel
              readout={toReadout(answer.recommendation)}
              loads={capitalise(describeLoads(state.counts, state.runHours))}
              heading={household.name}
              hours={state.hours}
              volts={state.volts}
              packs={packs}
              message={answer.chat.message}
              path={sharedPath(state, household.id)}
            />
          </div>
          {see('hidden self-center outdated:flex')}
        </div>
      </section>
      <div className="grid grid-cols-1 gap-6">
        <div className="outdated:invisible">
          <AnswerNotes cautions={answer.cautions} advice={answer.advice} />
        </div>
        <details className="needs-scripts border-y border-line print:hidden">
          <Summary className="min-h-12 py-2">{householdPage.change}</Summary>
          <div className="grid gap-4 pt-2 pb-4 max-lg:not-short:[&_:is(.field,summary)]:scroll-mb-24">
            <LoadForm id={id} state={state} onChange={onChange} from={household.id} />
            {see('hidden outdated:flex')}
            <AnswerBar short={answer.short} />
          </div>
        </details>
      </div>
    </div>
  );
}

/** The page of the household while its loads are chosen, for its share picture; else the calculator. */
function sharedPath(state: CalculatorState, household: string): string {
  const query = writeQuery(state);
  if (findHousehold(state.counts) !== household) return routes.backupCalculator + query;
  const others = new URLSearchParams(query);
  others.delete('household');
  return householdPath(household) + (others.size > 0 ? `?${others}` : '');
}
