import { memo, useId } from 'react';
import { backup } from '@/content/backup';
import { formWords } from '@/content/backup-calculator';
import type { EntryName, Load } from '@/content/types';
import { ADDRESS_NAMES, findHousehold, type CalculatorState } from '@/lib/backup/query';
import { inWatts, listHouseholds } from '@/lib/backup/words';
import { fill } from '@/lib/fill';
import { paths } from '@/lib/paths';
import { Select } from '../ui/select';
import { Summary } from '../ui/summary';
import { Entry } from './entry';
import type { CalculatorChange } from './use-calculator-state';

const LOSS_ENTRIES = [
  'chargerAmps',
  'mainsHours',
  'depthPercent',
  'efficiencyPercent',
  'ownDrawWatts',
] as const satisfies readonly EntryName[];

const HINTS: Partial<Record<EntryName, string>> = {
  ownDrawWatts: fill(formWords.ownDrawHint, {
    draws: backup.ownDraws.map((draw) => fill(formWords.ownDrawAt, { ...draw })).join(', '),
  }),
};

/**
 * Two fields beside each other, where there is room for two at the visitor's text size. A form that is painted half parsed
 * keeps the room of those to come (auto-fit would not).
 */
const PAIR = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,(100%-1rem)/2)),1fr))] gap-4';

export interface LoadFormProps {
  id: string;
  state: CalculatorState;
  onChange: CalculatorChange;
}

/** What must run, for how long and on what. Before hydration it keeps what is chosen in it. */
export function LoadForm({ id, state, onChange }: LoadFormProps) {
  return (
    <form
      id={id}
      action={paths.backupCalculator}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-5"
    >
      <div className={PAIR}>
        <SelectField
          label={formWords.volts}
          name={ADDRESS_NAMES.volts}
          value={state.volts ?? ''}
          options={[['', formWords.unknownVolts], ...backup.systemVolts.map((volts) => [volts, `${volts}V`] as const)]}
          onChoose={(value) => onChange(() => ({ volts: value ? Number(value) : null }))}
        />
        <SelectField
          label={formWords.hours}
          name={ADDRESS_NAMES.hours}
          value={state.hours}
          options={backup.hours.offered.map((hours) => [hours, hours])}
          onChoose={(value) => onChange(() => ({ hours: Number(value) }))}
        />
      </div>
      <SelectField
        label={formWords.household}
        name={ADDRESS_NAMES.household}
        value={findHousehold(state.counts)}
        options={[['', formWords.ownList], ...listHouseholds().map((household) => [household.id, household.name] as const)]}
        onChoose={(value) => {
          const counts = backup.households.find((household) => household.id === value)?.counts;
          if (counts) onChange(() => ({ counts }));
        }}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8 border-t border-line">
        {backup.loads.map((load) => (
          <Count key={load.id} load={load} count={state.counts[load.id] ?? 0} onChange={onChange} />
        ))}
      </div>
      <Entry entry="otherWatts" label={formWords.otherWatts} state={state} onChange={onChange} />
      <details className="border-y border-line">
        <Summary className="min-h-12 py-2">{formWords.more}</Summary>
        <div className={`${PAIR} pt-1 pb-5`}>
          {LOSS_ENTRIES.map((entry) => (
            <Entry key={entry} entry={entry} label={formWords[entry]} hint={HINTS[entry]} state={state} onChange={onChange} />
          ))}
        </div>
      </details>
    </form>
  );
}

interface OptionsProps {
  name: string;
  value: string | number;
  options: readonly (readonly [value: string | number, text: string | number])[];
  onChoose: (value: string) => void;
}

/** A choice below its label. */
function SelectField({ label, ...options }: OptionsProps & { label: string }) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-between gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Options id={id} {...options} />
    </div>
  );
}

interface CountProps {
  load: Load;
  count: number;
  onChange: CalculatorChange;
}

/**
 * A load: its name and watts, and beside them how many. Memoised: with all their options they are half of the page's
 * elements, and mostly only one changes.
 */
const Count = memo(function Count({ load: { id: load, label, watts, most }, count, onChange }: CountProps) {
  const id = useId();
  return (
    // As high while its number is still to be parsed.
    <div className="box-content flex min-h-12 items-start justify-between gap-x-3 border-b border-line py-1">
      <label htmlFor={id} className="min-w-0 grow py-3 leading-normal unfollowed:invisible">
        {label} <span className="tabular inline-block text-sm text-muted">{inWatts(watts)}</span>
      </label>
      <div className="w-20 shrink-0">
        <Options
          id={id}
          name={load}
          value={count}
          options={Array.from({ length: most + 1 }, (_, number) => [number, number])}
          onChoose={(value) => onChange(({ counts }) => ({ counts: { ...counts, [load]: Number(value) } }))}
        />
      </div>
    </div>
  );
});

function Options({ id, name, value, options, onChoose }: OptionsProps & { id: string }) {
  return (
    <Select id={id} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)} className="tabular">
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}
