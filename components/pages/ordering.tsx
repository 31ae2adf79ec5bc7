import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import type { ShopFacts } from '@/content/types';
import { orderChat } from '@/lib/enquiry/whatsapp';
import type { Product } from '@/lib/shop/product';
import { PhoneLink } from '../enquiry/phone-link';
import { ChatLink } from '../ui/chat-link';
import { PageLink } from '../ui/page-link';

/** How to order, what is confirmed in writing, and where and when to find us. */
export function Ordering({ product }: { product: Product }) {
  const { title, steps, inWriting, safely, facts: labels, where, guide } = productPage.ordering;
  const photo = product.guide?.photo ?? productPage.ordering.photo;
  const shop: ShopFacts = site.shop;
  const facts = Object.entries(labels).flatMap(([name, label]) => {
    const value = shop[name as keyof ShopFacts];
    return value ? [{ label, value }] : [];
  });
  const { street, city, country } = site.address;
  return (
    <section aria-labelledby="ordering" className="print:hidden">
      <h2 id="ordering" className="mb-4 text-h3">
        {title}
      </h2>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-ink pt-3">
            <h3 className="text-base">{`${index + 1}. ${step.title}`}</h3>
            <p className="mt-1 text-muted">{fill(step.text, { photo })}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-measure">{inWriting.text}</p>
        <ChatLink href={orderChat(fill(inWriting.message, { item: product.name }))}>{inWriting.button}</ChatLink>
      </div>
      <p className="mt-6 max-w-measure caution">
        <strong className="font-bold">{`${safely.title}.`}</strong>
        {` ${safely.text}`}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {[safely.link, guide].map(({ label, href }) => (
          <PageLink key={href} href={href} className="link">
            {label}
          </PageLink>
        ))}
      </p>
      {facts.length > 0 && (
        <dl className="mt-6 grid gap-3">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <address className="mt-6 grid panel card not-italic">
        <span className="font-bold">{where}</span>
        <span>
          {street}, {city}, {country}
        </span>
        <PhoneLink className="justify-self-start underline" />
        <span className="text-muted">{site.hours.inSentences}</span>
      </address>
    </section>
  );
}
