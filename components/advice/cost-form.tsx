'use client';

import { hoursWords, warningWords } from '@/content/advice/answer-words';
import { costComparison } from '@/content/advice/lithium-or-tubular';
import { routes } from '@/content/routes';
import { COST_FIELDS, DEFAULT_COSTS, reckonCosts, ruleOf, type CostField, type ComparedPack } from '@/lib/advice/cost';
import { orderChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import type { FormValues } from '@/lib/format/form-values';
import { fill } from '@/lib/format/texts';
import { OrderLink } from '../shop/product-facts';
import { AnsweredForm, queryFormat, useValues } from '../ui/form/answered-form';
import { Choices, FigureField } from '../ui/form/fields';
import { Summary } from '../ui/summary';
import { AnswerFigure, WaitingSign } from './answer-panel';
import { CostBars, inThousands } from './cost-bars';

const { form: words, answer } = costComparison;

interface CostFormProps {
  packs: readonly ComparedPack[];
  /** The ampere-hours of one tubular battery. */
  ampereHours: number;
}

/** A tubular's price and years, without which nothing can be reckoned, and the scrap value, which the price limits. */
const TUBULAR: readonly CostField[] = ['tubularRupees', 'tubularYears', 'scrapRupees'];
const OTHERS = COST_FIELDS.filter((name) => !TUBULAR.includes(name));

/** Compares what a pack and the tubular batteries of its system cost over the years, at the visitor's own prices. */
export function CostForm({ packs, ampereHours }: CostFormProps) {
  const chosen = packOf({}, packs);
  if (!chosen) return null;
  const defaults = { ...DEFAULT_COSTS, system: chosen.id };
  const fieldsOf = (names: readonly CostField[]) => (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <ExampleField key={name} name={name} label={fill(words.fields[name].label, { ampereHours })} />
      ))}
    </div>
  );
  return (
    <AnsweredForm
      initialFormat={queryFormat(routes.lithiumOrTubular, defaults, ruleOf)}
      className="answered needs-scripts grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-x-12"
    >
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <h2 className="text-h3">{words.title}</h2>
        <Choices
          name="system"
          label={words.volts}
          options={packs.map(({ id, shortName: name }) => ({ id, name }))}
          chosenIn={(values) => packOf(values, packs)?.id ?? ''}
        />
        {fieldsOf(TUBULAR)}
        <details className="border-y">
          <Summary>{words.more}</Summary>
          <div className="pt-1 pb-6">{fieldsOf(OTHERS)}</div>
        </details>
      </div>
      <div className="grid *:[grid-area:1/1]">
        <CostPanel packs={packs} />
        <WaitingSign className="outdated:block" />
      </div>
    </AnsweredForm>
  );
}

/** The chosen pack; the default one if a shared link names a pack that is no longer sold. */
function packOf({ system }: FormValues, packs: readonly ComparedPack[]) {
  return packs.find(({ id }) => id === system) ?? packs.find(({ systemVolts }) => systemVolts === words.defaultVolts) ?? packs[0];
}

function ExampleField({ name, label }: { name: CostField; label: string }) {
  const example = DEFAULT_COSTS[name];
  const isExample = useValues((values) => values[name] === example);
  return <FigureField name={name} label={label} hint={example && isExample ? words.example : undefined} />;
}

function CostPanel({ packs }: Pick<CostFormProps, 'packs'>) {
  const values = useValues((all) => all);
  const pack = packOf(values, packs);
  const costs = pack && reckonCosts(values, pack);
  const less = costs ? costs.tubular - costs.lithium : 0;
  const headline = costs
    ? {
        about: hoursWords.about,
        figure: inThousands(Math.abs(less)),
        below: fill(less < 0 ? answer.more : answer.less, { years: costs.years }),
      }
    : { figure: words.missing };
  const lost = (share: number) => Math.round((1 - share) * 100);
  return (
    // Rupees are longer than hours, so on phones the figure is smaller.
    <section
      aria-label={answer.title}
      className="on-ink grid panel grid-cols-1 content-start gap-4 unread:invisible outdated:invisible max-sm:[&_.font-heading]:text-[1.875rem]"
    >
      {/* Screen readers announce an <output> whenever it changes. */}
      <output>
        <AnswerFigure {...headline} isFigure={costs !== undefined} />
      </output>
      {costs && (
        <>
          <CostBars
            names={[pack.shortName, fill(answer.tubulars, { times: costs.purchases, count: pack.tubulars })]}
            costs={costs}
          />
          <p className="text-sm">
            {costs.cheaperFrom === undefined
              ? fill(answer.never, { years: costs.lifeYears })
              : fill(answer.wins, { year: costs.cheaperFrom })}
          </p>
          {costs.countsEnergy && (
            <p className="text-sm">
              {fill(answer.energy, { tubular: lost(pack.givenBack.tubular), lithium: lost(pack.givenBack.lithium) })}
            </p>
          )}
          {costs.isTooMuch && <p className="caution text-sm">{words.tooMuch}</p>}
          {pack.soldOut && <p className="caution text-sm">{warningWords.soldOut}</p>}
          <OrderLink product={{ ...pack, orderUrl: orderChatUrl(orderMessage(pack.name, pack.soldOut)) }} />
        </>
      )}
    </section>
  );
}
