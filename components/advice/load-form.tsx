import { memo, useId, useState } from 'react';
import { backup } from '@/content/advice/backup';
import { formWords } from '@/content/advice/backup-calculator';
import { figureWords } from '@/content/advice/figure-words';
import type { EntryName, Load } from '@/content/types';
import { QUERY_KEYS, findHousehold, runHoursKey, type CalculatorState } from '@/lib/advice/query';
import { DAY, describeLoads, inHalves, inWatts, listHouseholds } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { readWithin } from '@/lib/format/figure';
import { Select } from '../ui/select';
import { StepButton } from '../ui/step-button';
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

const COMMON = backup.loads.filter(({ common }) => common);
const OTHERS = backup.loads.filter(({ common }) => !common);

const HINTS: Partial<Record<EntryName, string>> = {
  otherWatts: formWords.otherWattsHint,
  ownDrawWatts: fill(formWords.ownDrawHint, {
    draws: backup.ownDraws.map((draw) => fill(formWords.ownDrawAt, { ...draw })).join(', '),
  }),
};

/**
 * Two fields side by side, if the visitor's text size leaves room. Unlike auto-fit, auto-fill keeps the place of a field that is
 * not parsed yet.
 */
const PAIR = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,(100%-1rem)/2)),1fr))] gap-4';

export interface LoadFormProps {
  id: string;
  state: CalculatorState;
  onChange: CalculatorChange;
  /** The household that the prerendered form has, to tell what was changed before hydration. */
  from?: string;
}

/** The calculator's form. What is chosen in it before hydration is kept. */
export function LoadForm({ id, state, onChange, from }: LoadFormProps) {
  return (
    <form
      id={id}
      action={routes.backupCalculator}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4"
    >
      {from && <input type="hidden" name={QUERY_KEYS.from} value={from} />}
      <div className={PAIR}>
        <SelectField
          label={formWords.volts}
          name={QUERY_KEYS.volts}
          value={state.volts ?? ''}
          options={[['', formWords.unknownVolts], ...backup.systemVolts.map((volts) => [volts, `${volts}V`] as const)]}
          onChoose={(value) => onChange(() => ({ volts: value ? Number(value) : null }))}
        />
        <SelectField
          label={formWords.hours}
          name={QUERY_KEYS.hours}
          value={state.hours}
          options={backup.hours.offered.map((hours) => [hours, hours])}
          onChoose={(value) => onChange(() => ({ hours: Number(value) }))}
        />
      </div>
      <SelectField
        label={formWords.household}
        name={QUERY_KEYS.household}
        value={findHousehold(state.counts)}
        options={[['', formWords.ownList], ...listHouseholds().map((household) => [household.id, household.name] as const)]}
        onChoose={(value) => {
          const counts = backup.households.find((household) => household.id === value)?.counts;
          if (counts) onChange(() => ({ counts }));
        }}
      />
      <div>
        <Counts loads={COMMON} {...{ state, onChange }} />
        <details className="border-b border-line">
          <Summary className="min-h-12 py-2">
            <span>
              {formWords.moreLoads} <span className="font-normal text-muted">{chosenInWords(OTHERS, state)}</span>
            </span>
          </Summary>
          <Counts loads={OTHERS} {...{ state, onChange }} />
        </details>
      </div>
      <Entry entry="otherWatts" label={formWords.otherWatts} hint={HINTS.otherWatts} state={state} onChange={onChange} />
      <details className="border-y border-line">
        <Summary className="min-h-12 py-2">{formWords.more}</Summary>
        <div className={`${PAIR} pt-1 pb-6`}>
          {LOSS_ENTRIES.map((entry) => (
            <Entry key={entry} entry={entry} label={formWords[entry]} hint={HINTS[entry]} state={state} onChange={onChange} />
          ))}
        </div>
      </details>
    </form>
  );
}

/** The chosen ones of these loads: "router, 2 laptops". */
function chosenInWords(loads: readonly Load[], { counts, runHours }: CalculatorState): string {
  return describeLoads(Object.fromEntries(loads.map(({ id }) => [id, counts[id] ?? 0])), runHours);
}

interface OptionsProps {
  name: string;
  value: string | number;
  options: readonly (readonly [value: string | number, text: string | number])[];
  onChoose: (value: string) => void;
}

function SelectField({ label, ...options }: OptionsProps & { label: string }) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-between gap-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <Options id={id} {...options} />
    </div>
  );
}

function Counts({ loads, state, onChange }: Omit<LoadFormProps, 'id' | 'from'> & { loads: readonly Load[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8 border-t border-line">
      {loads.map((load) => (
        <Count
          key={load.id}
          load={load}
          count={state.counts[load.id] ?? 0}
          hours={state.runHours[load.id] ?? load.hours}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface CountProps {
  load: Load;
  count: number;
  /** How long it runs in a power cut; undefined if always all the time. */
  hours?: number;
  onChange: CalculatorChange;
}

/**
 * One load with its watts, count and hours. What is no count stays in the field, with a sentence below it. Memoised, because
 * usually only one changes at a time.
 */
const Count = memo(function Count({ load: { id: load, label, one, watts, most }, count, hours, onChange }: CountProps) {
  const id = useId();
  /** A text that is no count, and the count beside which it was typed. */
  const [refused, setRefused] = useState<{ text: string; count: number } | null>(null);
  const wrong = refused?.count === count;
  const set = (next: (before: number) => number) => {
    onChange(({ counts }) => ({ counts: { ...counts, [load]: Math.min(most, Math.max(0, next(counts[load] ?? 0))) } }));
  };
  const step = (by: number) => {
    setRefused(null);
    set((before) => before + by);
  };
  const type = (text: string) => {
    const { value = 0, wrong: isWrong } = readWithin(text, 'count', [0, most]);
    setRefused(isWrong ? { text, count } : null);
    if (!isWrong) set(() => value);
  };
  const name = { load: one };
  return (
    <div className="box-content flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1">
      <label htmlFor={id} className="min-w-0 flex-1 leading-tight unfollowed:invisible">
        {label} <span className="tabular inline-block text-sm text-muted">{inWatts(watts)}</span>
      </label>
      <div className="flex w-35 shrink-0">
        <StepButton step={-1} label={fill(formWords.fewer, name)} onClick={() => step(-1)} />
        <input
          id={id}
          name={load}
          value={wrong ? refused.text : count}
          inputMode="numeric"
          aria-describedby={wrong ? `${id}-error` : undefined}
          aria-invalid={wrong || undefined}
          onChange={({ currentTarget: { value } }) => type(value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field tabular w-11 px-0 text-center"
        />
        <StepButton step={1} label={fill(formWords.another, name)} onClick={() => step(1)} />
      </div>
      {wrong && (
        <p id={`${id}-error`} className="w-full font-bold text-danger">
          {fill(figureWords.count, { most, count })}
        </p>
      )}
      {hours !== undefined && count > 0 && (
        <label className="flex w-full flex-wrap items-center justify-between gap-x-3 py-1">
          <span>
            {formWords.runs} <span className="sr-only">{one}</span>
          </span>
          <span className="w-35 max-w-full">
            <Options
              name={runHoursKey(load)}
              value={hours}
              options={backup.hours.ofLoads.map((offered) => [offered, offered < DAY ? inHalves(offered) : formWords.wholeCut])}
              onChoose={(value) => onChange(({ runHours }) => ({ runHours: { ...runHours, [load]: Number(value) } }))}
            />
          </span>
        </label>
      )}
    </div>
  );
});

function Options({ id, name, value, options, onChoose }: OptionsProps & { id?: string }) {
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
