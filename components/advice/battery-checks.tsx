import { checkABattery } from '@/content/advice/check-a-battery';
import { NoBreak } from '../ui/no-break';
import { Cautions } from '../ui/cautions';
import { GuideSection } from './guide-section';
import { Section } from '../ui/section';

/** What to check and to ask before paying for a battery. */
export function BatteryChecks() {
  const { title, items, warning } = checkABattery.checks;
  return (
    <GuideSection id="checks" title={title}>
      <div className="grid grid-cols-1 gap-8">
        <ol className="grid max-w-measure grid-cols-1 list-decimal gap-3 pl-8 marker:font-bold">
          {items.map(({ name, text }) => (
            <li key={name} className="pl-2">
              <strong className="block font-bold">{name}</strong>
              <NoBreak>{text}</NoBreak>
            </li>
          ))}
        </ol>
        <Section id="warning-signs" title={warning.title} heading="mb-4 text-h4" level="h3">
          <Cautions items={warning.items} />
        </Section>
      </div>
    </GuideSection>
  );
}
