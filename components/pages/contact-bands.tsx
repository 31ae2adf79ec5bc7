import type { ReactNode } from 'react';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { questionChatUrl, shownNumber } from '@/lib/enquiry/whatsapp';
import { formatLongDate } from '@/lib/format/long-date';
import { fill } from '@/lib/format/texts';
import { getPicture } from '@/lib/pictures/pictures';
import { ChatForm } from '../enquiry/chat-form';
import { PhoneLink } from '../enquiry/phone-link';
import { ExternalLink, ChatLink } from '../ui/external-link';
import { Icon, type IconName } from '../ui/icon';
import { Links } from '../ui/links';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

/** Opens a place in the map app of a phone, by https://developers.google.com/maps/documentation/urls/get-started#search-action */
const MAP = 'https://www.google.com/maps/search/?api=1&query=';

export function ContactCards() {
  const { cards } = contact;
  const { street, city, country } = site.address;
  const closedOn = site.hours.closedOn.map(formatLongDate);
  return (
    <ul role="list" className="grid sm:grid-cols-2">
      <ContactCard icon="Phone" title={cards.phone}>
        {site.phones.map((number) => (
          <PhoneLink key={number} number={number} className="font-bold underline hover:decoration-2" />
        ))}
      </ContactCard>
      <ContactCard icon="Mail" title={cards.email}>
        {site.emails.map((email) => (
          <a key={email} href={`mailto:${email}`} className="link font-bold wrap-anywhere">
            {email}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon="MapPin" title={cards.address}>
        <ExternalLink
          href={MAP + encodeURIComponent(`${site.brand}, ${street}, ${city}, ${country}`)}
          className="link font-bold"
          translate="no"
        >
          {street}, {city}, {country}
        </ExternalLink>
      </ContactCard>
      <ContactCard icon="Clock" title={cards.hours}>
        <span className="pt-2 text-balance whitespace-pre-line">{site.hours.shown.replaceAll('; ', ';\n')}</span>
        {closedOn.length > 0 && <span>{fill(cards.closed, { days: new Intl.ListFormat('en-GB').format(closedOn) })}</span>}
      </ContactCard>
    </ul>
  );
}

function ContactCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="border-t border-ink py-4 pr-4">
      <h2 className="flex items-center gap-2 text-base">
        <Icon name={icon} />
        {title}
      </h2>
      <div className="mt-1 grid">{children}</div>
    </li>
  );
}

export function InstantSupport() {
  const { title, text, calculator, button, message, orders } = contact.support;
  return (
    <Section
      id="support"
      title={title}
      className="on-ink grid panel grid-cols-1 justify-items-start gap-3 print:hidden"
      headingClass="text-h3"
    >
      <p className="text-muted">{text}</p>
      <ChatLink href={questionChatUrl(message)} className="mt-2">
        {button}
      </ChatLink>
      <p className="text-muted">{fill(orders, { number: shownNumber(chatNumbers.orders) })}</p>
      <Links links={[calculator]} />
    </Section>
  );
}

export function WriteToUs() {
  const { title, lead, sent } = contact.form;
  return (
    <Section id="chat-form" title={title}>
      <p className="mt-3 mb-6 max-w-measure text-balance text-muted">{lead}</p>
      <ChatForm sent={sent} />
    </Section>
  );
}

/** Questions, each a link to a chat that asks it. The answer is shown here once `site.shop` has it. */
export function QuickAnswers() {
  const { title, lead, items, open, ask } = contact.quickAnswers;
  const { shop } = site;
  return (
    <Section id="quick-answers" title={title} headingClass="text-h3">
      <p className="mt-1 text-muted">{lead}</p>
      <ul role="list" className="mt-4">
        {items.map(({ question, fact }) => (
          <li key={question} className="border-t py-1">
            <ExternalLink href={questionChatUrl(question)} className="link font-bold">
              {question}
            </ExternalLink>
            {shop[fact] && <p className="text-muted">{shop[fact]}</p>}
          </li>
        ))}
      </ul>
      {items.some(({ fact }) => !shop[fact]) && (
        <>
          <p className="border-t pt-3">{open}</p>
          <p className="text-muted">{ask}</p>
        </>
      )}
    </Section>
  );
}

export function Facility() {
  const { title, text } = contact.facility;
  const { street, city, country } = site.address;
  return (
    <section aria-labelledby="facility" className="grid overflow-hidden rounded-surface border bg-card md:grid-cols-12">
      <Picture
        source={getPicture(contact.facility.picture, contact.facility.alt, contact.facility.drawn)}
        sizes="(min-width: 75rem) 756px, (min-width: 64rem) 62vw, (min-width: 48rem) 54vw, 92vw"
        className="aspect-4/3 md:col-span-7 lg:col-span-8 lg:aspect-3/2"
      />
      <div className="self-center p-4 md:col-span-5 md:p-8 lg:col-span-4">
        <h2 id="facility" className="text-h3">
          {title}
        </h2>
        <address className="mt-4 border-t pt-4 not-italic">
          {street}, {city}, {country}
        </address>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </section>
  );
}
