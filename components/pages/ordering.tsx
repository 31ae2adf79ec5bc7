import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { fill } from '@/lib/format/fill';
import { orderChat } from '@/lib/enquiry/whatsapp';
import type { Product } from '@/lib/shop/product';
import { ExternalLink } from '../ui/chat-link';
import { Section } from '../ui/section';

export function Ordering({ product }: { product: Product }) {
  const { title, steps, inWriting, facts: labels } = productPage.ordering;
  const photo = product.suitability?.photo ?? productPage.ordering.photo;
  const facts = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => site.shop[name]);
  return (
    <Section id="ordering" title={title} className="print:hidden" heading="mb-3">
      <ol role="list" className="grid gap-x-6 gap-y-2 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-ink pt-2">
            <strong className="block font-bold">{`${index + 1}. ${step.title}`}</strong> {fill(step.text, { photo })}
          </li>
        ))}
      </ol>
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
      <p className="mt-3 flex flex-wrap items-center gap-x-6">
        <span className="max-w-measure">{inWriting.text}</span>{' '}
        <ExternalLink href={orderChat(fill(inWriting.message, { item: product.name }))} className="link">
          {inWriting.button}
        </ExternalLink>
      </p>
    </Section>
  );
}
