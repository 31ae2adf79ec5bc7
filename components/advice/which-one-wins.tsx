import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { productPage } from '@/content/shop/product-page';
import { askChat, shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { absoluteUrl } from '@/lib/seo/addresses';
import { PrintButton } from '../ui/print-button';
import { ChatLink } from '../ui/chat-link';
import { GuideSection, Points } from './guide-section';

/** When each of the two is the better choice, with links to ask us and to send the page on. */
export function WhichOneWins() {
  const { tubularWins, lithiumWins, send, chat } = lithiumOrTubular;
  const given = {
    lithium: Math.round(backup.givenBack.lithium * 100),
    tubular: Math.round(backup.givenBack.tubular * 100),
  };
  return (
    <GuideSection id="tubular-wins" title={tubularWins.title}>
      <div className="grid gap-8 lg:grid-cols-2 print:gap-2">
        <Points items={tubularWins.items} />
        <section aria-labelledby="lithium-wins">
          <h3 id="lithium-wins" className="mb-4 text-h4">
            {lithiumWins.title}
          </h3>
          <Points items={lithiumWins.items.map((item) => fill(item, given))} />
        </section>
      </div>
      <div className="mt-8 grid justify-items-start gap-3 print:hidden">
        <p>{chat.text}</p>
        <div className="flex flex-wrap gap-3">
          <ChatLink href={askChat(chat.message)}>{chat.button}</ChatLink>
          <ChatLink href={shareOnWhatsApp(fill(send.message, { address: absoluteUrl(routes.lithiumOrTubular) }))}>
            {send.button}
          </ChatLink>
        </div>
        <PrintButton label={productPage.print} />
      </div>
    </GuideSection>
  );
}
