'use client';

import { finder as words, questionWords } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { answerTo } from '@/lib/advice/answer';
import type { Pack } from '@/lib/advice/energy';
import { finderQuestion, finderPath, HOURS_RULE, readFinderValues, writeFinderValues } from '@/lib/advice/finder-question';
import type { Household } from '@/lib/advice/loads';
import { isAtPath } from '@/lib/browser/address';
import { householdPath } from '@/lib/paths';
import { AnsweredForm, useValues } from '../ui/form/answered-form';
import { PageLink } from '../ui/page-link';
import { AnswerPanel } from './answer-panel';
import { HouseholdChoice, VoltsAndHours } from './question-fields';

interface FinderProps {
  packs: readonly Pack[];
  households: readonly Household[];
  /** The household on whose page the finder stands; undefined on home. */
  household?: string;
}

/** Households, voltage and hours to choose from, with the answer beside them, or below on phones. */
export function Finder({ packs, households, household }: FinderProps) {
  return (
    <AnsweredForm
      initialFormat={{
        path: household === undefined ? routes.home : routes.backupCalculator,
        // A choice on a household's page changes the address to the calculator's, where an empty query means the default household.
        read: (query) =>
          readFinderValues(query, households, household && isAtPath(householdPath(household)) ? household : undefined),
        write: writeFinderValues,
        ruleOf: (name) => (name === 'hours' ? HOURS_RULE : undefined),
      }}
      action={routes.backupCalculator}
      className="answered grid gap-x-12 gap-y-3 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <HouseholdChoice households={households} />
        <VoltsAndHours />
      </div>
      <FinderAnswer packs={packs} households={households} />
    </AnsweredForm>
  );
}

function FinderAnswer({ packs, households }: FinderProps) {
  const values = useValues((all) => all);
  const answer = answerTo(finderQuestion(values, households), packs);
  return (
    <section aria-label={questionWords.household}>
      <AnswerPanel
        answer={answer}
        path={finderPath(values)}
        ownLoadsLink={
          <PageLink href={routes.backupCalculator + writeFinderValues(values)} className="link">
            {words.ownLoads}
          </PageLink>
        }
      />
    </section>
  );
}
