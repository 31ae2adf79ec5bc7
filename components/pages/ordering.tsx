import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import { orderChat } from '@/lib/enquiry/whatsapp';
import type { Product } from '@/lib/shop/product';
import { ChatLink } from '../ui/chat-link';
import { Links } from '../ui/links';
import { Summary } from '../ui/summary';
import { Section } from '../ui/section';

/** How to order, what is confirmed in writing, and where and when to find us. */
export function Ordering({ product }: { product: Product }) {
  const { title, steps, inWriting, safely, facts: labels, where, guide } = productPage.ordering;
  const photo = product.guide?.photo ?? productPage.ordering.photo;
  const facts = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => site.shop[name]);
  const { street, city } = site.address;
  return (
    <Section id="ordering" title={title} className="print:hidden" heading="mb-3">
      <ol role="list" className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-line pt-2">
            <strong className="font-bold">{`${index + 1}. ${step.title}.`}</strong> {fill(step.text, { photo })}
          </li>
        ))}
      </ol>
      <p className="mt-4 mb-3 border-t border-line pt-2">{inWriting.text}</p>
      <ChatLink href={orderChat(fill(inWriting.message, { item: product.name }))}>{inWriting.button}</ChatLink>
      <details className="mt-4 border-y border-line">
        <Summary className="min-h-12 py-2">{safely.title}</Summary>
        <p>{safely.text}</p>
        <Links links={[safely.link, guide]} />
      </details>
      {facts.length > 0 && (
        <dl className="mt-6 grid gap-3">
          {facts.map((name) => (
            <div key={name}>
              <dt className="text-sm text-muted">{labels[name]}</dt>
              <dd>{site.shop[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      <address className="mt-2 not-italic">
        <strong className="font-bold">{where}</strong> {`${street}, ${city}; ${site.hours.inSentences}`}
      </address>
    </Section>
  );
}
