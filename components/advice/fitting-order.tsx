import { charging } from '@/content/advice/charging';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { fitting } from '@/content/advice/fitting';
import { backup } from '@/content/advice/backup';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import { voltsAt } from '@/lib/advice/charging-settings';
import { fill } from '@/lib/format/fill';
import { shownNumber } from '@/lib/enquiry/whatsapp';
import { Links } from '../ui/links';
import { Caution } from '../ui/caution';
import { GuideSection, Pairs } from './guide-section';
import { Points } from '../ui/points';

const FUSES = [...new Set(Object.values(fitting.fuses).flat())].sort((a, b) => a - b);

export function FittingOrder() {
  const { types, order, care, signs, sources, electrician, record } = fitABattery;
  const lowestCharge = `${backup.systemVolts.map((volts) => voltsAt(volts, charging.charge[0])).join('/')}V`;
  const values = { markedVolts: fitting.markedVolts, fuses: FUSES.join(', ') };
  return (
    <>
      <GuideSection id="types" title={types.title}>
        <Caution>{types.fuse}</Caution>
        <Points items={[...types.points.map((point) => fill(point, values)), electrician]} named className="mt-4" />
      </GuideSection>
      <GuideSection id="order" title={order.title} lead={order.lead}>
        <Points as="ol" items={order.steps} />
        <Links links={[order.link]} />
      </GuideSection>
      <GuideSection id="care" title={care.title}>
        <Points items={care.points} />
      </GuideSection>
      <GuideSection id="signs" title={signs.title} lead={signs.lead}>
        <Pairs rows={signs.rows.map(([sign, action]) => [sign, fill(action, { lowestCharge })])} />
        <p className="mt-4 max-w-measure text-sm text-muted print:hidden">{sources}</p>
      </GuideSection>
      <section className="hidden break-inside-avoid border-2 border-ink p-2 text-sm print:mt-2 print:grid">
        <h2 className="font-bold">{record.title}</h2>
        {record.lines.map((line) => (
          <p key={line} className="mt-2 border-b border-ink">
            {line}
          </p>
        ))}
        <p className="mt-2">{fill(record.shop, { phone: site.phones[0], chat: shownNumber(chatNumbers.questions) })}</p>
      </section>
    </>
  );
}
