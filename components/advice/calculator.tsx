'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { answerWords } from '@/content/advice/answer-words';
import { appliances } from '@/content/advice/appliances';
import { formWords } from '@/content/advice/backup-calculator';
import { finder, questionWords } from '@/content/advice/battery-finder';
import { compareWords } from '@/content/advice/load-words';
import { routes } from '@/content/routes';
import { productWords } from '@/content/shop/catalogue-words';
import type { Appliance } from '@/content/types';
import { answerTo } from '@/lib/advice/answer';
import { listNotes, packsToShow, runInWords } from '@/lib/advice/answer-notes';
import {
  countsOf,
  calculatorQuestion,
  readCalculatorValues,
  ruleOf,
  runHoursName,
  calculatorPath,
  writeCalculatorValues,
} from '@/lib/advice/calculator-question';
import type { Pack } from '@/lib/advice/energy';
import { aboutHours } from '@/lib/advice/hours';
import { describeLoads, inWatts, listHouseholds, listIdleDraws } from '@/lib/advice/loads';
import type { Question } from '@/lib/advice/question';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { fill, formatPrice } from '@/lib/format/texts';
import { ChatLink } from '../ui/external-link';
import { AnsweredForm, useValues } from '../ui/form/answered-form';
import { FigureField } from '../ui/form/fields';
import { Section } from '../ui/section';
import { Summary } from '../ui/summary';
import { TextList } from '../ui/text-list';
import { AnswerChat, AnswerPanel, SeeAnswer } from './answer-panel';
import { HouseholdChoice, VoltsAndHours } from './question-fields';

const HOUSEHOLDS = listHouseholds();
const COMMON = appliances.list.filter(({ common }) => common);
const OTHERS = appliances.list.filter(({ common }) => !common);
const FORMAT = { path: routes.backupCalculator, read: readCalculatorValues, write: writeCalculatorValues, ruleOf };
const MORE_FIELDS = ['charger', 'mains', 'depth', 'efficiency', 'draw'] as const;

/**
 * Households to choose from, the answer, also without scripts, and a form for the visitor's own loads. The answer stands below the
 * choices on phones, and stays beside the form on wide screens.
 */
export function Calculator({ packs }: { packs: readonly Pack[] }) {
  return (
    <AnsweredForm
      initialFormat={FORMAT}
      action={routes.backupCalculator}
      className="answered grid grid-cols-1 items-start gap-6 lg:grid-cols-12 lg:gap-x-12 print:block"
    >
      <div className="needs-scripts lg:col-span-7 print:hidden">
        {/* If the form is sent before hydration, `readCalculatorValues` tells by this which counts were changed. */}
        <input type="hidden" name="from" value={finder.defaultHousehold} />
        <HouseholdChoice
          households={HOUSEHOLDS}
          chosenIn={(values) => calculatorQuestion(values).household}
          set={(household) => ({ ...countsOf(household), other: '' })}
        />
        <div className="mt-4">
          <VoltsAndHours />
        </div>
      </div>
      <CalculatorAnswer packs={packs}>
        <div className="needs-scripts lg:col-span-7 print:hidden">
          <LoadForm />
          <SeeAnswer className="mt-4 hidden outdated:flex" />
        </div>
      </CalculatorAnswer>
    </AnsweredForm>
  );
}

function LoadForm() {
  const figure = (name: keyof typeof formWords.fields) => ({ name, label: formWords.fields[name] });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section id="own-loads" title={formWords.loads} headingClass="mb-2 text-h4">
        <Counts of={COMMON} />
        <details className="border-b">
          <Summary>
            <span>
              {formWords.moreLoads} <ChosenLoads />
            </span>
          </Summary>
          <Counts of={OTHERS} />
        </details>
      </Section>
      <FigureField {...figure('other')} hint={formWords.hints.other} />
      <details className="border-y">
        <Summary>{formWords.more}</Summary>
        <div className="grid columns-of-36 gap-4 pt-1 pb-6 sm:grid-cols-2">
          {MORE_FIELDS.map((name) => (
            <FigureField
              key={name}
              {...figure(name)}
              hint={name === 'draw' ? fill(formWords.hints.draw, { draws: listIdleDraws().join(', ') }) : undefined}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

/** The chosen loads among those that aren't shown at first: "2 laptops, desktop PC". */
function ChosenLoads() {
  const chosen = useValues((values) => {
    const { counts, runHours } = calculatorQuestion(values);
    return describeLoads(counts, runHours, OTHERS);
  });
  return <span className="font-normal text-muted">{chosen}</span>;
}

function Counts({ of }: { of: Appliance[] }) {
  return (
    <div className="grid columns-of-80 gap-x-8 border-t">
      {of.map((appliance) => (
        <Count key={appliance.id} appliance={appliance} />
      ))}
    </div>
  );
}

/** Asks how many of an appliance run and, once one is chosen that need not run all the time, for how many hours. */
function Count({ appliance: { id, label, one, watts, hours } }: { appliance: Appliance }) {
  const asksHours = useValues((values) => hours !== undefined && (calculatorQuestion(values).counts[id] ?? 0) > 0);
  const hoursName = runHoursName(id);
  return (
    <div>
      <FigureField
        name={id}
        label={
          <>
            {label} <span className="inline-block text-sm text-muted tabular">{inWatts(watts)}</span>
          </>
        }
        steps={[fill(formWords.fewer, { load: one }), fill(formWords.another, { load: one })]}
        layout="row"
      />
      {asksHours && <FigureField name={hoursName} label={fill(formWords.runs, { load: one })} layout="row" />}
    </div>
  );
}

/** The answer and, below its children, notes. On small screens hours, price and chat stay at the lower edge. */
function CalculatorAnswer({ packs, children }: { packs: readonly Pack[]; children: ReactNode }) {
  const values = useValues((all) => all);
  const question = calculatorQuestion(values);
  const answer = answerTo(question, packs);
  const { hours, headline, price, chat } = answer;
  const panel = useRef<HTMLElement>(null);
  const isPanelSeen = useIsSeen(panel);
  return (
    <>
      <section
        ref={panel}
        className="scroll-mt-20 lg:sticky lg:top-24 lg:col-span-5 lg:row-span-3 print:static"
        aria-label={questionWords.household}
      >
        {/* Only for print: paper has no form that says what was chosen. */}
        <p className="not-print:hidden">{`${questionWords.household} ${question.loadsText}`}</p>
        <div className="on-ink panel print:p-0">
          <AnswerPanel
            answer={answer}
            path={calculatorPath(values)}
            withoutScripts={
              <div className="grid gap-3">
                <p>{fill(formWords.withoutScripts, { loads: question.loadsText })}</p>
                <ChatLink href={questionChatUrl()}>{answerWords.ask}</ChatLink>
              </div>
            }
          />
        </div>
      </section>
      {children}
      <div className="grid content-start gap-6 lg:col-span-7 unread:invisible outdated:invisible">
        <TextList items={listNotes(question, answer, packs)} />
        {answer.kind !== 'nothing' && <ComparedPacks packs={packs} question={question} />}
      </div>
      {/* The answer's bar keeps its place while it is invisible, so that nothing moves as it appears. */}
      <div
        className={`answer-bar sticky bottom-0 z-20 -mx-edge flex flex-wrap items-center gap-2 border-y bg-card px-edge py-2 lg:hidden print:hidden short:static ${isPanelSeen ? 'invisible' : ''}`}
      >
        <button
          type="button"
          onClick={() => panel.current?.scrollIntoView()}
          className="grid min-h-11 flex-1 content-center text-left text-sm/tight"
        >
          <span className="line-clamp-2 font-bold">{hours ? aboutHours(hours.estimate) : headline.figure}</span>
          <span className="tabular">{price}</span>
        </button>
        <AnswerChat {...chat} />
      </div>
    </>
  );
}

/** How long each pack of the catalogue runs the load of the question, and at what current. */
export function ComparedPacks({ packs, question: { load, own } }: { packs: readonly Pack[]; question: Question }) {
  const shown = packsToShow(packs);
  if (shown.length === 0) return null;
  return (
    <Section id="compared" title={compareWords.title} className="tabular" headingClass="text-h4">
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

/** Whether more than an edge of an element is in the window, between the header and the answer's bar; true until the page is hydrated. */
function useIsSeen(element: RefObject<HTMLElement | null>) {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    // A busy page gets several entries at once, of which the last one counts.
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: '-64px 0px -96px',
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
