import { backup } from '@/content/advice/backup';
import { formWords } from '@/content/advice/backup-calculator';
import { checkABattery } from '@/content/advice/check-a-battery';
import { productPage } from '@/content/shop/product-page';
import { assumptionsFor, batteryWatts, labelVolts } from '@/lib/advice/energy';
import { askChat, shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { absoluteUrl } from '@/lib/seo/addresses';
import { PrintButton } from '../ui/print-button';
import { ChatLink } from '../ui/chat-link';
import { Hours } from '../ui/hours';
import { StackedTable } from '../ui/stacked-table';
import { DischargeTestForm } from './discharge-test-form';
import { GuideSection } from './guide-section';

/** Of the table: loads in watts, and the battery's size. */
const LOADS = [300, 500, 800];
const AMPERE_HOURS = 100;

/** The discharge test: how to make it, what a good battery gives, and a form that judges the result. */
export function DischargeTest() {
  const { test, invite, send } = checkABattery;
  const { full, ask } = backup.capacityTest;
  const systems = backup.systemVolts.map((system) => {
    const volts = labelVolts(system);
    return { volts, label: `${volts.toFixed(1)}V`, ...assumptionsFor({ volts }).estimate };
  });
  const { efficiency } = backup.losses.estimate;
  const draws = backup.ownDraws.map(({ volts, watts }) => fill(formWords.ownDrawAt, { volts, watts })).join(', ');
  const percent = (share: number) => Math.round(share * 100);
  return (
    <GuideSection id="test" title={test.title}>
      <ol className="grid max-w-measure list-decimal gap-2 pl-6 marker:font-bold">
        {test.steps.map((step) => (
          <li key={step} className="pl-2">
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-measure">{fill(test.formula, { efficiency, draws, full: percent(full), ask: percent(ask) })}</p>
      <div className="mt-6">
        <h3 className="mb-3 text-h4">{test.table.title}</h3>
        <StackedTable
          label={test.table.title}
          head={[test.table.corner, ...systems.map(({ label }) => label)]}
          rows={LOADS.map((watts) => [
            <span key="load" className="whitespace-nowrap">
              {fill(test.table.load, { watts })}
            </span>,
            ...systems.map((system) => {
              const drawn = batteryWatts(watts, system);
              const after = (share: number) => inHoursAndMinutes((system.volts * AMPERE_HOURS * share) / drawn);
              return (
                <Hours key={system.volts} rangeClass="text-balance">
                  {fill(test.table.cell, { full: after(full), ask: after(ask) })}
                </Hours>
              );
            }),
          ])}
        />
      </div>
      <DischargeTestForm
        efficiency={efficiency}
        shares={backup.capacityTest}
        systems={systems.map(({ volts, label, ownDrawWatts }) => ({ volts, label, ownDrawWatts }))}
      />
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-2 print:hidden">
        <section
          aria-labelledby="invite"
          className="on-ink grid grid-cols-1 content-start justify-items-start gap-3 rounded-surface p-6"
        >
          <h3 id="invite" className="text-h4">
            {invite.title}
          </h3>
          <p className="text-muted-on-ink">{invite.text}</p>
          <ChatLink href={askChat(invite.message)}>{invite.button}</ChatLink>
        </section>
        <div className="grid grid-cols-1 content-start justify-items-start gap-3">
          <ChatLink href={shareOnWhatsApp(fill(send.message, { address: absoluteUrl(routes.checkABattery) }))}>
            {send.button}
          </ChatLink>
          <PrintButton label={productPage.print} />
        </div>
      </div>
    </GuideSection>
  );
}

/** 3.17 as "3 h 10 min", rounded to five minutes, because a test is no more exact. */
function inHoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 12) * 5;
  return fill(checkABattery.test.table.minutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
