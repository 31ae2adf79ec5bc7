import type { ReactNode } from 'react';
import { contact } from '@/content/contact';
import { site } from '@/content/site';
import { Icon, type IconName } from '../ui/icon';

/** Four ways to reach the seller. The first number and the first address are links. */
export function ContactCards() {
  const { cards } = contact;
  const { street, city, country } = site.address;
  const [phone, secondPhone] = site.phones;
  const [email, secondEmail] = site.emails;
  const link = 'inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:decoration-2';
  return (
    <ul className="site-width grid gap-px sm:grid-cols-2 lg:grid-cols-4">
      <ContactCard icon="phone" title={cards.phone}>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${link} tabular`}>
          {phone}
        </a>
        <span className="tabular">{secondPhone}</span>
      </ContactCard>
      <ContactCard icon="mail" title={cards.email}>
        <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
          {email}
        </a>
        <span className="wrap-anywhere">{secondEmail}</span>
      </ContactCard>
      <ContactCard icon="map-pin" title={cards.address}>
        <span className="pt-2">
          {street}, {city}, {country}
        </span>
      </ContactCard>
      <ContactCard icon="clock" title={cards.hours}>
        <span className="pt-2 text-balance">{site.hours.shown}</span>
      </ContactCard>
    </ul>
  );
}

function ContactCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-ink py-4 pr-4">
      <h2 className="flex items-center gap-2 text-base">
        <Icon name={icon} />
        {title}
      </h2>
      <div className="mt-1 grid">{children}</div>
    </li>
  );
}
