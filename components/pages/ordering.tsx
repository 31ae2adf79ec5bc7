import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import type { ShopFacts } from '@/content/types';
import { PageLink } from '../ui/page-link';

/**
 * How to order, and where and when to find the seller.
 * @param photo what the buyer sends a photo of
 */
export function Ordering({ photo = productPage.ordering.photo }: { photo?: string }) {
  const { title, steps, facts: labels, where, guide } = productPage.ordering;
  const shop: ShopFacts = site.shop;
  const facts = Object.entries(labels).flatMap(([name, label]) => {
    const value = shop[name as keyof ShopFacts];
    return value ? [{ label, value }] : [];
  });
  const { street, city, country } = site.address;
  const [phone] = site.phones;
  return (
    <section aria-labelledby="ordering" className="print:hidden">
      <h2 id="ordering" className="mb-4 text-h3">
        {title}
      </h2>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-ink pt-3">
            <h3 className="text-base">
              {index + 1}. {step.title}
            </h3>
            <p className="mt-1 text-muted">{fill(step.text, { photo })}</p>
          </li>
        ))}
      </ol>
      <PageLink
        href={guide.href}
        className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
      >
        {guide.label}
      </PageLink>
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
      <address className="mt-6 grid rounded-surface border border-line bg-card p-5 not-italic">
        <span className="font-bold">{where}</span>
        <span>
          {street}, {city}, {country}
        </span>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="tabular inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 hover:decoration-2"
        >
          {phone}
        </a>
        <span className="text-muted">{site.hours.inSentences}</span>
      </address>
    </section>
  );
}
