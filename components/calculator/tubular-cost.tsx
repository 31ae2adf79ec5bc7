import { readEntry } from '@/lib/backup/entry';
import { purchases, tubularCost, tubularsFor } from '@/lib/backup/lead-acid';
import type { Answer } from '@/lib/backup/recommend';
import { fill } from '@/lib/fill';
import { formatPrice } from '@/lib/price';
import type { CalculatorPart } from './calculator';
import { Entry } from './entry';

/** What lead-acid costs over the years at the visitor's own price, beside the pack. The price of ours is the only one that we know. */
export function TubularCost({ answer, ...part }: CalculatorPart & { answer: Answer }) {
  const { words, state, packs } = part;
  const { cost } = words;
  const pack =
    answer.kind === 'pack'
      ? answer.suggestion.pack
      : packs.find(({ systemVolts }) => state.volts === null || systemVolts === state.volts);
  if (!pack) return null;
  const count = answer.kind === 'pack' ? answer.suggestion.count : 1;
  const lifeYears = pack.lifeYears ?? part.figures.leadAcid.years;
  // Nobody knows what a pack costs beyond its rated life.
  const figures = { ...part.figures, limits: { ...part.figures.limits, comparedYears: [1, lifeYears] as const } };
  const value = (entry: 'tubularRupees' | 'tubularYears' | 'comparedYears') => readEntry(state, entry, figures).value;
  const [rupees, yearsBetween] = [value('tubularRupees'), value('tubularYears')];
  const years = value('comparedYears') ?? Math.min(figures.leadAcid.years, lifeYears);
  const inYears = (of: number) => (of === 1 ? cost.year : fill(cost.yearCount, { years: of }));
  const batteries = tubularsFor(pack.systemVolts, figures) * count;
  const times = yearsBetween ? purchases(years, yearsBetween) : 0;
  const packName = count > 1 ? fill(words.answer.several, { count, pack: pack.shortName }) : pack.shortName;
  return (
    <section
      aria-labelledby="tubular-cost"
      className="needs-scripts no-print rounded-surface border border-line bg-card p-5 md:p-6"
    >
      <h3 id="tubular-cost" className="text-h4">
        {cost.title}
      </h3>
      <p className="mt-1 text-muted">{cost.lead}</p>
      <div className="mt-4 grid grid-cols-1 gap-5 md:grid-cols-3">
        <Entry entry="tubularRupees" label={fill(cost.tubularRupees, { ampereHours: figures.leadAcid.ampereHours })} {...part} />
        <Entry entry="tubularYears" label={cost.tubularYears} {...part} />
        <Entry
          entry="comparedYears"
          label={cost.comparedYears}
          hint={fill(cost.comparedHint, { years: lifeYears })}
          {...part}
          figures={figures}
        />
      </div>
      <output className="tabular mt-5 grid grid-cols-1 gap-4 border-t border-line pt-4 md:grid-cols-2">
        {rupees !== undefined && yearsBetween !== undefined ? (
          <>
            <Cost
              text={fill(cost.tubular, {
                years: inYears(years),
                cost: formatPrice(tubularCost({ rupees, yearsBetween, years, systemVolts: pack.systemVolts }, figures) * count),
              })}
              how={fill(cost.tubularHow, {
                count: batteries,
                price: formatPrice(rupees),
                times: times === 1 ? cost.once : fill(cost.times, { times }),
              })}
            />
            <Cost
              text={fill(cost.pack, { pack: packName, years: inYears(years), cost: formatPrice(pack.rupees * count) })}
              how={cost.packHow}
            />
          </>
        ) : (
          cost.missing
        )}
      </output>
    </section>
  );
}

function Cost({ text, how }: { text: string; how: string }) {
  return (
    <span className="grid grid-cols-1">
      <span className="text-h4 font-heading">{text}</span>
      <span className="text-muted">{how}</span>
    </span>
  );
}
