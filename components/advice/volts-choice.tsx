import { messageWords } from '@/content/advice/answer';
import { formWords } from '@/content/advice/backup-calculator';
import { Choices, type ChoicesProps } from '../ui/form/choices';

/** The voltage of a UPS or inverter; an empty one is "I don't know". */
export function VoltsChoice({ store, volts }: Pick<ChoicesProps, 'store'> & { volts: readonly string[] }) {
  const options = volts.map((value) => ({ value, text: value ? `${value}V` : messageWords.unknownVolts }));
  return <Choices store={store} name="volts" label={formWords.volts} options={options} />;
}
