'use client';

import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { routes } from '@/content/routes';
import { COST_FIELDS, costRule, FIRST_COSTS, type CostField } from '@/lib/advice/cost';
import { fill } from '@/lib/format/fill';
import type { FormValues } from '@/lib/format/form-query';
import { Choices } from '../ui/form/choices';
import { FigureField } from '../ui/form/figure-field';
import { useValues, type FormStore } from '../ui/form/form-store';
import { CostPanel, type CostPanelProps } from './cost-panel';
import { useReckoningForm } from './reckoning-form';

const words = lithiumOrTubular.form;

interface CostFormProps extends Omit<CostPanelProps, 'store'> {
  /** The values that it begins with. */
  first: FormValues;
  /** Of the tubulars. */
  ampereHours: number;
}

/** A form for the visitor's prices, filled in with examples, beside the costs of both. */
export function CostForm({ packs, pictures, first, ampereHours }: CostFormProps) {
  const { store, form } = useReckoningForm(routes.lithiumOrTubular, first);
  return (
    <div className="needs-scripts">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 xl:gap-x-12">
        <form {...form} className="grid grid-cols-1 gap-4 print:hidden">
          <h2 className="text-h3">{words.title}</h2>
          <Choices
            store={store}
            name="system"
            label={words.volts}
            options={packs.map(({ id: value, shortName: text }) => ({ value, text }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {COST_FIELDS.map((name) => (
              <Cost key={name} store={store} name={name} label={fill(words.fields[name], { ampereHours })} />
            ))}
          </div>
        </form>
        <CostPanel {...{ store, packs, pictures }} />
      </div>
    </div>
  );
}

function Cost({ store, name, label }: { store: FormStore; name: CostField; label: string }) {
  const example = FIRST_COSTS[name];
  const isExample = useValues(store, (values) => values[name] === example);
  const most = useValues(store, (values) => costRule(name, values).limits[1]);
  const { quantity, limits } = costRule(name, {});
  const hint = example ? (isExample ? words.example : undefined) : words.optional;
  return <FigureField {...{ store, name, label, hint }} rule={{ quantity, limits: [limits[0], most] }} />;
}
