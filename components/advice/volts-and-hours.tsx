import { messageWords } from '@/content/advice/answer';
import { formWords } from '@/content/advice/backup-calculator';
import type { FigureField as Rule } from '@/lib/format/figure';
import { Choices } from '../ui/form/choices';
import { FigureField } from '../ui/form/figure-field';
import type { FormStore } from '../ui/form/form-store';

export interface VoltsAndHoursProps {
  store: FormStore;
  volts: readonly string[];
  hours: Rule;
}

/** The voltage of a UPS or inverter, of which an empty one is "I don't know", and the hours of load-shedding. */
export function VoltsAndHours({ store, volts, hours }: VoltsAndHoursProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choices
        store={store}
        name="volts"
        label={formWords.volts}
        options={volts.map((id) => ({ id, name: id ? `${id}V` : messageWords.unknownVolts }))}
      />
      <FigureField
        store={store}
        name="hours"
        label={formWords.fields.hours}
        rule={hours}
        steps={[formWords.fewerHours, formWords.moreHours]}
      />
    </div>
  );
}
