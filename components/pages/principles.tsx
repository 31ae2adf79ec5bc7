import { about } from '@/content/pages/about';
import { NoBreak } from '../ui/no-break';
import { Section } from '../ui/section';

export function Principles() {
  const { mission, vision, valuesTitle, values, pledgesTitle, pledges } = about;
  return (
    <>
      <div className="site-width grid grid-cols-1 gap-4 md:grid-cols-2">
        <Statement {...mission} surface="on-ink" />
        <Statement {...vision} surface="border bg-card" />
      </div>
      <Section
        id="values"
        title={valuesTitle}
        className="site-width band grid gap-8 lg:grid-cols-12"
        heading="text-h2 lg:col-span-4"
      >
        <dl className="lg:col-span-8">
          {values.map(({ title, description }) => (
            <div key={title} className="grid items-baseline gap-x-8 gap-y-1 border-t py-6 md:grid-cols-3">
              <dt className="font-heading text-h4">{title}</dt>
              <dd className="text-muted md:col-span-2">{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <div className="border-t bg-card">
        <Section id="pledges" title={pledgesTitle} className="site-width band">
          <ul role="list" className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
            {pledges.map(({ name, description }) => (
              <li key={name} className="row-span-2 grid grid-rows-subgrid gap-2 border-t border-ink pt-4">
                <h3 className="text-h4">{name}</h3>
                <p className="text-muted">
                  <NoBreak>{description}</NoBreak>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}

function Statement({ title, text, surface }: { title: string; text: string; surface: string }) {
  return (
    <section className={`panel ${surface}`}>
      <h2 className="text-h4">{title}</h2>
      <p className="mt-3 text-h3 text-balance">
        <NoBreak>{text}</NoBreak>
      </p>
    </section>
  );
}
