import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { buildWhatsAppLink } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';

export function InstantSupport() {
  const { title, text, button, message } = contact.support;
  return (
    <section aria-labelledby="support" className="on-ink grid justify-items-start gap-3 rounded-surface p-6">
      <h2 id="support" className="text-h3">
        {title}
      </h2>
      <p className="text-muted-on-ink">{text}</p>
      <ChatLink href={buildWhatsAppLink(site.whatsApp.business, message)} className="mt-2">
        {button}
      </ChatLink>
    </section>
  );
}
