'use client';

import { messageWords } from '@/content/advice/answer-words';
import { backup } from '@/content/advice/backup';
import { questionWords } from '@/content/advice/battery-finder';
import type { Household } from '@/lib/advice/loads';
import { Choices, type ChoicesProps, FigureField } from '../ui/form/fields';

const VOLTS = [
  ...backup.systemVolts.map((volts) => ({ id: `${volts}`, name: `${volts}V` })),
  { id: '', name: messageWords.unknownVolts },
];

interface HouseholdChoiceProps extends Pick<ChoicesProps, 'chosenIn' | 'set'> {
  households: readonly Household[];
}

/** Households to choose from. Each shows in bold the loads that the household before it lacks. */
export function HouseholdChoice({ households, ...field }: HouseholdChoiceProps) {
  const options = households.map(({ id, parts }, index) => {
    const before = households[index - 1]?.parts ?? parts;
    return {
      id,
      name: parts.map(({ applianceId, name }, at) => (
        <span key={applianceId} className={before.some((part) => part.applianceId === applianceId) ? '' : 'font-bold'}>
          {at < parts.length - 1 ? `${name}, ` : name}
        </span>
      )),
    };
  });
  return (
    <Choices {...field} name="household" label={questionWords.household} options={options} className="chips-in-list gap-1" />
  );
}

/** The voltage of a UPS or inverter, of which an empty one is "I don't know", and the hours of load-shedding. */
export function VoltsAndHours() {
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Choices name="volts" label={questionWords.volts} options={VOLTS} />
      <FigureField name="hours" label={questionWords.hours} steps={[questionWords.fewerHours, questionWords.moreHours]} />
    </div>
  );
}
