'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { answerWords } from '@/content/advice/answer-words';
import { formWords } from '@/content/advice/backup-calculator';
import { compareWords } from '@/content/advice/calculator-notes';
import { finder } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { productWords } from '@/content/shop/catalogue-words';
import type { Pack } from '@/lib/advice/energy';
import { aboutHours } from '@/lib/advice/hours';
import { listNotes } from '@/lib/advice/notes';
import { answerTo } from '@/lib/advice/answer';
import { listHouseholds } from '@/lib/advice/loads';
import { countsOf, FROM, readQuestion, readState, ruleOf, sharedPath, writeQuery, type Question } from '@/lib/advice/question';
import { packsToShow } from '@/lib/advice/recommend';
import { runInWords } from '@/lib/advice/words';
import { askChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { formatPrice } from '@/lib/format/price';
import { ChatLink } from '../ui/chat-link';
import { Points } from '../ui/points';
import { Section } from '../ui/section';
import { AnswerChat, AnswerPanel, SeeAnswer } from './answer-panel';
import { LoadForm } from './load-form';
import { HouseholdChoice, VoltsAndHours } from './question-fields';
import { useAnsweredForm, useValues, type FormStore } from '../ui/form/form-store';

const HOUSEHOLDS = listHouseholds();

/**
 * Households to choose from, the answer, also without scripts, and a form for the visitor's own loads. The answer stands below the
 * choices on phones, and stays beside the form on wide screens.
 */
export function Calculator({ packs }: { packs: readonly Pack[] }) {
  const { store, form } = useAnsweredForm({
    read: readState,
    write: (values) => routes.backupCalculator + writeQuery(values),
    ruleOf,
  });
  return (
    <form
      {...form}
      action={routes.backupCalculator}
      className="finder grid grid-cols-1 items-start gap-6 lg:grid-cols-12 lg:gap-x-12 print:block"
    >
      <div className="needs-scripts lg:col-span-7 print:hidden">
        {/* Tells what was changed in a form that was sent before hydration. */}
        <input type="hidden" name={FROM} value={finder.firstHousehold} />
        <HouseholdChoice
          store={store}
          households={HOUSEHOLDS}
          read={(values) => readQuestion(values).household}
          set={(household) => ({ ...countsOf(household), other: '' })}
        />
        <div className="mt-4">
          <VoltsAndHours store={store} />
        </div>
      </div>
      <CalculatorAnswer store={store} packs={packs}>
        <div className="needs-scripts lg:col-span-7 print:hidden">
          <LoadForm store={store} />
          <SeeAnswer className="mt-4 hidden outdated:flex" />
        </div>
      </CalculatorAnswer>
    </form>
  );
}

interface CalculatorAnswerProps {
  store: FormStore;
  packs: readonly Pack[];
  /** Stands between the answer and its notes. */
  children: ReactNode;
}

/** The answer and its notes. On small screens, hours, price and chat stay at the lower edge. */
function CalculatorAnswer({ store, packs, children }: CalculatorAnswerProps) {
  const values = useValues(store, (all) => all);
  const question = readQuestion(values);
  const answer = answerTo(question, packs);
  const { hours, headline, price } = answer;
  const panel = useRef<HTMLElement>(null);
  const isPanelSeen = useIsSeen(panel);
  return (
    <>
      <section
        ref={panel}
        className="scroll-mt-20 lg:sticky lg:top-24 lg:col-span-5 lg:row-span-3 print:static"
        aria-label={formWords.household}
      >
        {/* Paper has no form that says it. */}
        <p className="not-print:hidden">{`${formWords.household} ${question.loads}`}</p>
        <div className="on-ink panel grid *:[grid-area:1/1] print:p-0">
          <AnswerPanel
            answer={answer}
            store={store}
            path={sharedPath(values)}
            withoutScripts={
              <div className="grid gap-3">
                <p>{fill(formWords.withoutScripts, { loads: question.loads })}</p>
                <ChatLink href={askChat()}>{answerWords.ask}</ChatLink>
              </div>
            }
          />
        </div>
      </section>
      {children}
      <div className="grid content-start gap-6 lg:col-span-7">
        <Points items={listNotes(question, answer, packs)} />
        {answer.kind !== 'nothing' && <ComparedPacks packs={packs} question={question} />}
      </div>
      {/* Keeps its place while it is invisible, so that nothing moves as it appears. */}
      <div
        className={`answer-bar sticky bottom-0 z-20 -mx-edge flex flex-wrap items-center gap-2 border-y bg-card px-edge py-2 lg:hidden short:static print:hidden ${isPanelSeen ? 'invisible' : ''}`}
      >
        <button
          type="button"
          onClick={() => panel.current?.scrollIntoView()}
          className="grid min-h-11 flex-1 content-center text-left text-sm/[1.25]"
        >
          <span className="line-clamp-2 font-bold">{hours ? aboutHours(hours.estimate) : headline.figure}</span>
          <span className="tabular">{price}</span>
        </button>
        <AnswerChat answer={answer} />
      </div>
    </>
  );
}

/** Whether an element is in the window; true until the page is hydrated. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/** What each pack of the catalogue makes of the question. */
export function ComparedPacks({ packs, question: { load, own } }: { packs: readonly Pack[]; question: Question }) {
  const shown = packsToShow(packs);
  if (shown.length === 0) return null;
  return (
    <Section id="compared" title={compareWords.title} className="tabular" heading="text-h4">
      {shown.length < packs.length && (
        <p className="text-sm text-muted">{fill(compareWords.some, { shown: shown.length, count: packs.length })}</p>
      )}
      <ul role="list" className="mt-3 grid">
        {shown.map((pack) => {
          const { run, words } = runInWords(load, pack, packs, own);
          return (
            <li key={pack.id} className="border-t py-2">
              <span className="flex flex-wrap justify-between gap-x-4 font-bold">
                <span>
                  {pack.shortName} {pack.soldOut && <span className="text-danger">{productWords.soldOut}</span>}
                </span>{' '}
                <span>{formatPrice(pack.rupees)}</span>
              </span>
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>{words}</span>{' '}
                <span className="text-muted">{fill(compareWords.current, { amps: run.amps, limit: pack.currentLimitAmps })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
