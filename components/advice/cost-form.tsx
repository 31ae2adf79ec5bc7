'use client';

import { useId, useMemo } from 'react';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { routes } from '@/content/routes';
import { COST_FIELDS, costRule, FIRST_COSTS, type CostField } from '@/lib/advice/cost-form';
import { fill } from '@/lib/format/fill';
import { readFields, writeFields, type FormValues } from '@/lib/format/form-query';
import { Choices } from '../ui/form/choices';
import { FigureField } from '../ui/form/figure-field';
import { useFormStore, useValues, type FormStore } from '../ui/form/form-store';
import { CostPanel, type CostPanelProps } from './cost-panel';

const words = lithiumOrTubular.form;

/** A form for the visitor's prices, filled in with examples, beside the costs of both. */
export function CostForm({ ampereHours, ...costs }: Omit<CostPanelProps, 'store'> & { ampereHours: number }) {
  const id = useId();
  const { systems } = costs;
  const format = useMemo(() => {
    const system = systems.find(({ volts }) => volts === words.first.volts) ?? systems[0];
    const first: FormValues = { ...FIRST_COSTS, system: system?.id ?? '' };
    return {
      read: (query: string) => ({ ...first, ...readFields(query, Object.keys(first)) }),
      write: (values: FormValues) => routes.lithiumOrTubular + writeFields(values, first),
    };
  }, [systems]);
  const store = useFormStore(id, format);
  return (
    <div className="needs-scripts">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 xl:gap-x-12">
        <form
          id={id}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-1 gap-4 print:hidden"
        >
          <h2 className="text-h3">{words.title}</h2>
          <Choices
            store={store}
            name="system"
            label={words.volts}
            options={systems.map(({ id: value, pack: text }) => ({ value, text }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {COST_FIELDS.map((name) => (
              <Cost key={name} store={store} name={name} label={fill(words.fields[name], { ampereHours })} />
            ))}
          </div>
        </form>
        <CostPanel store={store} {...costs} />
      </div>
    </div>
  );
}

function Cost({ store, name, label }: { store: FormStore; name: CostField; label: string }) {
  const example = FIRST_COSTS[name];
  const isExample = useValues(store, (values) => values[name] === example);
  const most = useValues(store, (values) => costRule(name, values).limits[1]);
  const rule = useMemo(() => ({ ...costRule(name, {}), limits: [words.limits[name][0], most] as const }), [name, most]);
  const hint = example ? (isExample ? words.example : undefined) : words.optional;
  return <FigureField {...{ store, name, label, rule, hint }} />;
}
