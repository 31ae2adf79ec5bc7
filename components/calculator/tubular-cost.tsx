import { backup } from '@/content/backup';
import { costWords } from '@/content/backup-calculator';
import { purchases, tubularsFor } from '@/lib/backup/energy';
import type { CataloguePack } from '@/lib/backup/packs';
import { readEntry, type CalculatorState } from '@/lib/backup/query';
import type { Recommendation } from '@/lib/backup/recommend';
import { inPacks } from '@/lib/backup/words';
import { fill } from '@/lib/fill';
import { formatPrice } from '@/lib/shop/price';
import { Entry } from './entry';
import type { CalculatorChange } from './use-calculator-state';

export interface TubularCostProps {
  state: CalculatorState;
  answer: Recommendation;
  packs: readonly CataloguePack[];
  onChange: CalculatorChange;
}

/** What lead-acid costs over the years at the visitor's own price, beside the pack. The price of ours is the only one that we know. */
export function TubularCost({ answer, packs, ...field }: TubularCostProps) {
  const { state } = field;
  const { pack, count } =
    answer.kind === 'pack'
      ? answer.suggestion
      : { pack: packs.find(({ systemVolts }) => state.volts === null || systemVolts === state.volts), count: 1 };
  if (!pack) return null;
  const { years: usualYears, ampereHours } = backup.leadAcid;
  const lifeYears = pack.lifeYears ?? usualYears;
  // Nobody knows what a pack costs beyond its rated life.
  const yearLimits = [1, lifeYears] as const;
  const rupees = readEntry(state, 'tubularRupees').value;
  const yearsBetween = readEntry(state, 'tubularYears').value;
  const years = readEntry(state, 'comparedYears', yearLimits).value ?? Math.min(usualYears, lifeYears);
  const inYears = years === 1 ? costWords.year : fill(costWords.yearCount, { years });
  const batteries = tubularsFor(pack.systemVolts) * count;
  const times = yearsBetween ? purchases(years, yearsBetween) : 0;
  return (
    <section
      aria-labelledby="tubular-cost"
      className="needs-scripts print:hidden rounded-surface border border-line bg-card p-5 md:p-6"
    >
      <h3 id="tubular-cost" className="text-h4">
        {costWords.title}
      </h3>
      <p className="mt-1 text-muted">{costWords.lead}</p>
      <div className="mt-4 grid grid-cols-1 gap-5 md:grid-cols-3">
        <Entry entry="tubularRupees" label={fill(costWords.tubularRupees, { ampereHours })} {...field} />
        <Entry entry="tubularYears" label={costWords.tubularYears} {...field} />
        <Entry
          entry="comparedYears"
          label={costWords.comparedYears}
          hint={fill(costWords.comparedHint, { years: lifeYears })}
          limits={yearLimits}
          {...field}
        />
      </div>
      <output className="tabular mt-5 grid grid-cols-1 gap-4 border-t border-line pt-4 md:grid-cols-2">
        {rupees !== undefined && times > 0 ? (
          <>
            <Cost
              text={fill(costWords.tubular, { years: inYears, cost: formatPrice(rupees * batteries * times) })}
              how={fill(costWords.tubularHow, {
                count: batteries,
                price: formatPrice(rupees),
                times: times === 1 ? costWords.once : fill(costWords.times, { times }),
              })}
            />
            <Cost
              text={fill(costWords.pack, {
                pack: inPacks(count, pack.shortName),
                years: inYears,
                cost: formatPrice(pack.rupees * count),
              })}
              how={costWords.packHow}
            />
          </>
        ) : (
          costWords.missing
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
