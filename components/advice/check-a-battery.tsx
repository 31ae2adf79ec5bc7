import { backup } from '@/content/advice/backup';
import { checkABattery } from '@/content/advice/check-a-battery';
import { minutesToGive, type TestedBattery } from '@/lib/advice/discharge';
import { assumptionsFor } from '@/lib/advice/energy';
import { inWatts, listIdleDraws } from '@/lib/advice/loads';
import { shareChatUrl } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { ChatLink } from '../ui/external-link';
import { noBreak } from '../ui/no-break';
import { Section } from '../ui/section';
import { StackedTable } from '../ui/stacked-table';
import { TextList } from '../ui/text-list';
import { DischargeTestForm } from './discharge-test-form';
import { GuideSection } from './guide';

export function BatteryChecks() {
  const { title, items, warning } = checkABattery.checks;
  return (
    <GuideSection id="checks" title={title}>
      <TextList as="ol" items={items} named />
      <Section
        id="warning-signs"
        title={warning.title}
        className="mt-8 max-w-measure caution print:mt-2"
        headingClass="mb-2 text-h4"
        level="h3"
      >
        <TextList items={warning.items} />
      </Section>
    </GuideSection>
  );
}

/** The questions for any seller: as a text to copy, and as a chat without a number, so that they can go to anyone. */
export function SellerQuestions() {
  const { title, lead, items, send } = checkABattery.questions;
  const message = [send.message, ...items.map((question, index) => `${index + 1}. ${question}`)].join('\n');
  return (
    <GuideSection id="questions" title={title} lead={lead}>
      <TextList as="ol" items={items} className="select-all" />
      <ChatLink href={shareChatUrl(message)} className="mt-6">
        {send.button}
      </ChatLink>
    </GuideSection>
  );
}

/** The loads in the table of the discharge test, in watts. */
const TEST_WATTS = [300, 500, 800];

/** The discharge test: how to make it, what a good battery gives, and a form that judges the result. */
export function DischargeTest() {
  const { test } = checkABattery;
  const { ampereHours } = test.labels;
  const batteries = test.labels.nominalVolts.map((nominalVolts) => ({
    nominalVolts,
    ampereHours,
    ...assumptionsFor({ nominalVolts }).estimate,
  }));
  const full = Math.round(backup.capacityTest.full * 100);
  const ask = Math.round(backup.capacityTest.ask * 100);
  const values = { full, ask, efficiency: backup.losses.estimate.efficiency, draws: listIdleDraws().join(', ') };
  const title = fill(test.table.title, { ampereHours });
  return (
    <GuideSection id="test" title={test.title}>
      <TextList as="ol" items={test.steps} />
      <p className="mt-4 max-w-measure">{noBreak(fill(test.formula, values))}</p>
      <p className="mt-4 max-w-measure">{fill(test.clamp, values)}</p>
      <h3 className="mt-6 mb-3 text-h4">{title}</h3>
      <StackedTable
        label={title}
        head={[
          test.table.corner,
          ...batteries.map(({ nominalVolts }) => fill(test.battery, { volts: nominalVolts.toFixed(1), ampereHours })),
        ]}
        rows={TEST_WATTS.flatMap((watts) => [
          [`${inWatts(watts)}: ${test.table.good}`, ...batteries.map((battery) => timeToGive(full, watts, battery))],
          [test.table.ask, ...batteries.map((battery) => timeToGive(ask, watts, battery))],
        ])}
      />
      <DischargeTestForm full={full} ask={ask} batteries={batteries} />
    </GuideSection>
  );
}

/** How long a battery lasts that gives so many percent of its label, to the minute, since the form judges by it: `3:07` */
function timeToGive(percent: number, watts: number, battery: TestedBattery) {
  const minutes = minutesToGive(percent, watts, battery);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
