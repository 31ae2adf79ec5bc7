import { appliances } from '@/content/advice/appliances';
import { describeLoads } from '@/lib/advice/loads';
import { formWords } from '@/content/advice/backup-calculator';
import type { Load } from '@/content/types';
import { readQuestion, runHoursName } from '@/lib/advice/question';
import { inWatts, listOwnDraws } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { FigureField } from '../ui/form/fields';
import { useValues, type FormStore } from '../ui/form/form-store';
import { Summary } from '../ui/summary';
import { Section } from '../ui/section';

const COMMON = appliances.loads.filter(({ common }) => common);
const OTHERS = appliances.loads.filter(({ common }) => !common);
const LOSSES = ['charger', 'mains', 'depth', 'efficiency', 'draw'] as const;

interface LoadFormProps {
  store: FormStore;
}

export function LoadForm({ store }: LoadFormProps) {
  const figure = (name: keyof typeof formWords.fields) => ({
    store,
    name,
    label: formWords.fields[name],
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section id="own-loads" title={formWords.loads} heading="mb-2 text-h4">
        <Counts loads={COMMON} store={store} />
        <details className="border-b">
          <Summary>
            <span>
              {formWords.moreLoads} <ChosenLoads loads={OTHERS} store={store} />
            </span>
          </Summary>
          <Counts loads={OTHERS} store={store} />
        </details>
      </Section>
      <FigureField {...figure('other')} hint={formWords.hints.other} />
      <details className="border-y">
        <Summary>{formWords.more}</Summary>
        <div className="grid columns-of-36 gap-4 pt-1 pb-6 sm:grid-cols-2">
          {LOSSES.map((name) => (
            <FigureField
              key={name}
              {...figure(name)}
              hint={name === 'draw' ? fill(formWords.hints.draw, { draws: listOwnDraws().join(', ') }) : undefined}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

/** The chosen ones of these loads: "router, 2 laptops". */
function ChosenLoads({ loads, store }: LoadFormProps & { loads: Load[] }) {
  const chosen = useValues(store, (values) => {
    const { counts, runHours } = readQuestion(values);
    return describeLoads(counts, runHours, loads);
  });
  return <span className="font-normal text-muted">{chosen}</span>;
}

function Counts({ loads, store }: LoadFormProps & { loads: Load[] }) {
  return (
    <div className="grid columns-of-80 gap-x-8 border-t">
      {loads.map((load) => (
        <Count key={load.id} load={load} store={store} />
      ))}
    </div>
  );
}

/** How many of a load, and for how long it runs if it need not run all the time; asked for only once it is chosen. */
function Count({ load: { id, label, one, watts, hours }, store }: LoadFormProps & { load: Load }) {
  const asksHours = useValues(store, (values) => hours !== undefined && (readQuestion(values).counts[id] ?? 0) > 0);
  const hoursName = runHoursName(id);
  return (
    <div>
      <FigureField
        store={store}
        name={id}
        label={
          <>
            {label} <span className="tabular inline-block text-sm text-muted">{inWatts(watts)}</span>
          </>
        }
        steps={[fill(formWords.fewer, { load: one }), fill(formWords.another, { load: one })]}
        layout="row"
      />
      {asksHours && <FigureField store={store} name={hoursName} label={fill(formWords.runs, { load: one })} layout="row" />}
    </div>
  );
}
