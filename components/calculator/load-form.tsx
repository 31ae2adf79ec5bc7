import type { BackupEntry } from '@/content/types';
import { ADDRESS_NAMES, findHousehold } from '@/lib/backup/address';
import { fill } from '@/lib/fill';
import { paths } from '@/lib/paths';
import { groupThousands } from '@/lib/price';
import { Summary } from '../ui/summary';
import type { CalculatorPart } from './calculator';
import { CountField, SelectField } from './fields';
import { Entry } from './entry';

const LOSS_ENTRIES = [
  'chargerAmps',
  'mainsHours',
  'depthPercent',
  'efficiencyPercent',
  'ownDrawWatts',
] as const satisfies readonly BackupEntry[];

/** What must run, for how long and on what. Before hydration it keeps what is chosen in it. */
export function LoadForm({ id, ...part }: CalculatorPart & { id: string }) {
  const { state, onChange, figures, words, households } = part;
  const { form } = words;
  return (
    <form
      id={id}
      action={paths.backupCalculator}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-5"
    >
      <div className="calculator-pair">
        <SelectField
          label={form.volts}
          name={ADDRESS_NAMES.volts}
          value={state.volts ?? ''}
          options={[['', form.unknownVolts], ...figures.systemVolts.map((volts) => [volts, `${volts}V`] as const)]}
          onChoose={(value) => onChange(() => ({ volts: value ? Number(value) : null }))}
        />
        <SelectField
          label={form.hours}
          name={ADDRESS_NAMES.hours}
          value={state.hours}
          options={figures.hours.offered.map((hours) => [hours, String(hours)])}
          onChoose={(value) => onChange(() => ({ hours: Number(value) }))}
        />
      </div>
      <SelectField
        label={form.household}
        name={ADDRESS_NAMES.household}
        value={findHousehold(state.counts, figures)}
        options={[['', form.ownList], ...households.map(({ id: household, name }) => [household, name] as const)]}
        onChoose={(value) => {
          const counts = figures.households.find((household) => household.id === value)?.counts;
          if (counts) onChange(() => ({ counts }));
        }}
      />
      <div className="calculator-loads border-t border-line">
        {figures.loads.map((load) => (
          <CountField
            key={load.id}
            load={load}
            watts={fill(form.watts, { watts: groupThousands(load.watts) })}
            count={state.counts[load.id] ?? 0}
            onChange={onChange}
          />
        ))}
      </div>
      <Entry entry="otherWatts" label={form.otherWatts} {...part} />
      <details className="border-y border-line">
        <Summary className="min-h-12 py-2">{form.more}</Summary>
        <div className="calculator-pair pt-1 pb-5">
          {LOSS_ENTRIES.map((entry) => (
            <Entry
              key={entry}
              entry={entry}
              label={form[entry]}
              hint={entry === 'ownDrawWatts' ? ownDrawHint(part) : undefined}
              {...part}
            />
          ))}
        </div>
      </details>
    </form>
  );
}

function ownDrawHint({ figures: { ownDraws }, words }: CalculatorPart): string {
  return fill(words.form.ownDrawHint, {
    draws: ownDraws.map(({ volts, watts }) => fill(words.form.ownDrawAt, { volts, watts })).join(', '),
  });
}
