import type { ReactNode } from 'react';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import { ExternalLink } from '../ui/chat-link';
import { Icon, type IconName } from '../ui/icon';
import { PhoneLink } from '../enquiry/phone-link';

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
        <span className="pt-2 text-balance">{site.hours.shown}</span>
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
