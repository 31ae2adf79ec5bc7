import { about } from '@/content/pages/about';
import { getPicture } from '@/lib/pictures/pictures';
import { Links } from '../ui/links';
import { noBreak } from '../ui/no-break';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

export function AboutSeller() {
  const { hero, stats, story } = about;
  return (
    <>
      <div className="on-ink grid gap-8 site-width pt-12 pb-12 md:pt-16">
        <div>
          <h1 className="max-w-measure text-h1">{hero.title}</h1>
          <p className="mt-4 max-w-measure text-lead text-balance text-muted">{hero.lead}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-8 tabular md:grid-cols-4">
          {stats.map(({ number, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-muted pt-3">
              <dt className="text-muted">{label}</dt>
              <dd className="font-heading text-h2">{number}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="story" className="grid items-start gap-8 site-width band lg:grid-cols-12">
        <Picture
          source={getPicture(story.picture, story.alt, story.drawn)}
          sizes="(min-width: 64rem) 560px, 92vw"
          className="aspect-4/3 rounded-surface lg:col-span-6 lg:col-start-7 lg:row-start-1"
        />
        <div className="grid max-w-measure gap-4 lg:col-span-6 lg:row-start-1 lg:pr-6">
          <h2 id="story" className="text-h2">
            {story.title}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{noBreak(paragraph)}</p>
          ))}
          <Links links={story.links} />
        </div>
      </section>
    </>
  );
}

export function Principles() {
  const { mission, vision, valuesTitle, values, pledgesTitle, pledges } = about;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 site-width md:grid-cols-2">
        <Statement {...mission} surfaceClass="on-ink" />
        <Statement {...vision} surfaceClass="border bg-card" />
      </div>
      <Section
        id="values"
        title={valuesTitle}
        className="grid gap-8 site-width band lg:grid-cols-12"
        headingClass="text-h2 lg:col-span-4"
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
      <Section id="pledges" title={pledgesTitle} className="border-t bg-card site-width band">
        <ul role="list" className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {pledges.map(({ name, description }) => (
            <li key={name} className="row-span-2 grid grid-rows-subgrid gap-2 border-t border-ink pt-4">
              <h3 className="text-h4">{name}</h3>
              <p className="text-muted">{noBreak(description)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Statement({ title, text, surfaceClass }: { title: string; text: string; surfaceClass: string }) {
  return (
    <section className={`panel ${surfaceClass}`}>
      <h2 className="text-h4">{title}</h2>
      <p className="mt-3 text-h3 text-balance">{noBreak(text)}</p>
    </section>
  );
}
