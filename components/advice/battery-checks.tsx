import { checkABattery } from '@/content/advice/check-a-battery';
import { NoBreak } from '../ui/no-break';
import { Cautions, GuideSection } from './guide-section';

/** What to check and to ask before paying for a battery. */
export function BatteryChecks() {
  const { title, items, warning } = checkABattery.checks;
  return (
    <GuideSection id="checks" title={title}>
      <div className="grid gap-8">
        <ol className="grid max-w-measure list-decimal gap-3 pl-8 marker:font-bold">
          {items.map(({ name, text }) => (
            <li key={name} className="pl-2">
              <strong className="block font-bold">{name}</strong>
              <NoBreak>{text}</NoBreak>
            </li>
          ))}
        </ol>
        <section aria-labelledby="warning-signs">
          <h3 id="warning-signs" className="mb-4 text-h4">
            {warning.title}
          </h3>
          <Cautions items={warning.items} />
        </section>
      </div>
    </GuideSection>
  );
}
