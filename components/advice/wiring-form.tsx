'use client';

import { wiringForm as words } from '@/content/advice/fit-a-battery';
import { fitting } from '@/content/advice/fitting';
import { sizeWiring } from '@/lib/advice/fitting';
import { fill } from '@/lib/format/fill';
import { readWithin } from '@/lib/format/figure';
import { groupThousands } from '@/lib/format/price';
import { Field } from '../enquiry/field';
import { FigureField } from './figure-field';
import { useTypedForm } from './use-typed-form';

export interface WiringFormProps {
  /** The voltages to choose from. */
  volts: readonly number[];
  /** The current that a pack is reckoned with; 0 if there is no pack. */
  limitAmps: number;
  /** The share of the battery's power that reaches the loads. */
  efficiency: number;
}

const NAMES = ['fitVolts', 'fitWatts', 'fitMetres'] as const;
const { limits } = fitting;
const optionOf = (volts: number) => fill(words.voltsOption, { volts });

/** Fuse and cable for the visitor's own inverter. */
export function WiringForm(props: WiringFormProps) {
  const [typed, form] = useTypedForm('wiring', NAMES);
  return (
    <form {...form} className="needs-scripts print:hidden mt-6 panel card">
      <h3 className="text-h4">{words.title}</h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <Field label={words.volts} name="fitVolts" options={[words.voltsPrompt, ...props.volts.map(optionOf)]} />
        <FigureField
          label={words.watts}
          hint={words.wattsHint}
          name="fitWatts"
          typed={typed.fitWatts}
          quantity="watts"
          limits={limits.fitWatts}
          needed
        />
        <FigureField
          label={words.metres}
          hint={words.metresHint}
          name="fitMetres"
          typed={typed.fitMetres}
          quantity="metres"
          limits={limits.fitMetres}
          needed
        />
      </div>
      <output className="mt-6 grid gap-2 border-t border-line pt-4">
        {answer(typed, props).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </output>
    </form>
  );
}

function answer(
  typed: Record<(typeof NAMES)[number], string>,
  { volts: offered, limitAmps, efficiency }: WiringFormProps,
): string[] {
  const volts = offered.find((one) => optionOf(one) === typed.fitVolts);
  const { value: watts } = readWithin(typed.fitWatts, 'watts', limits.fitWatts);
  const { value: metres } = readWithin(typed.fitMetres, 'metres', limits.fitMetres);
  if (!volts || !watts || !metres) return [words.missing];
  const { amps, leastFuse, fuse, cable, dropPercent } = sizeWiring({ volts, watts, metres });
  const inAmps = { amps: amps.toFixed(1), least: leastFuse.toFixed(1) };
  return [
    fill(words.amps, { ...inAmps, watts: groupThousands(watts), efficiency, volts }),
    fuse === undefined ? fill(words.noFuse, inAmps) : fill(words.fuse, { ...inAmps, fuse, fuseTimes: fitting.fuseTimes }),
    cable === undefined || dropPercent === undefined
      ? words.noCable
      : fill(words.cable, { cable, drop: dropPercent.toFixed(1), metres: Number(metres.toFixed(2)) }),
    ...(limitAmps > 0 && amps > limitAmps ? [fill(words.overLimit, { limit: limitAmps })] : []),
  ];
}
