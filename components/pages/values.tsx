import { about } from '@/content/pages/about';
import { Section } from '../ui/section';

export function Values() {
  return (
    <Section
      id="values"
      title={about.valuesTitle}
      className="site-width band grid gap-8 lg:grid-cols-12"
      heading="text-h2 lg:col-span-4"
    >
      <dl className="lg:col-span-8">
        {about.values.map(({ title, description }) => (
          <div key={title} className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-6 md:grid-cols-3">
            <dt className="font-heading text-h4">{title}</dt>
            <dd className="text-muted md:col-span-2">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
