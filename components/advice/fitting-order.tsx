import { charging } from '@/content/advice/charging';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { backup } from '@/content/advice/backup';
import { routes } from '@/content/routes';
import { fill } from '@/lib/format/fill';
import { PageLink } from '../ui/page-link';
import { GuideActions } from './guide-actions';
import { Cautions, GuideSection, Pairs, Steps } from './guide-section';

/** Why DC types only, in which order to connect, and what to do when something stops. */
export function FittingOrder() {
  const { types, order, signs, sources, electrician, send, chat } = fitABattery;
  const lowestCharge = backup.systemVolts.map((volts) => `${((charging.charge[0] * volts) / 12).toFixed(1)}V`).join(' / ');
  return (
    <>
      <GuideSection id="types" title={types.title}>
        <Cautions items={[...types.points, electrician]} />
      </GuideSection>
      <GuideSection id="order" title={order.title} lead={order.lead}>
        <Steps items={order.steps} />
        <PageLink href={order.link.href} className="print:hidden mt-2 link">
          {order.link.label}
        </PageLink>
      </GuideSection>
      <GuideSection id="signs" title={signs.title}>
        <Pairs rows={signs.rows.map(([sign, action]) => [sign, fill(action, { lowestCharge })])} />
        <p className="mt-4 max-w-measure text-sm text-muted">{sources}</p>
        <GuideActions path={routes.fitABattery} chat={chat} send={send} />
      </GuideSection>
    </>
  );
}
