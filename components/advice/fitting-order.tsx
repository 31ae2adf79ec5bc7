import { charging } from '@/content/advice/charging';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { backup } from '@/content/advice/backup';
import { routes } from '@/content/routes';
import { productPage } from '@/content/shop/product-page';
import { askChat, shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { absoluteUrl } from '@/lib/seo/addresses';
import { ChatLink } from '../ui/chat-link';
import { PageLink } from '../ui/page-link';
import { PrintButton } from '../ui/print-button';
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
        <div className="mt-8 grid justify-items-start gap-3 print:hidden">
          <p>{chat.text}</p>
          <div className="flex flex-wrap gap-3">
            <ChatLink href={askChat(chat.message)}>{chat.button}</ChatLink>
            <ChatLink href={shareOnWhatsApp(fill(send.message, { address: absoluteUrl(routes.fitABattery) }))}>
              {send.button}
            </ChatLink>
          </div>
          <PrintButton label={productPage.print} />
        </div>
      </GuideSection>
    </>
  );
}
