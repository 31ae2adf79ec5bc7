import { about } from '@/content/pages/about';
import { getPagePicture } from '@/lib/pictures/pictures';
import { Links } from '../ui/links';
import { NoBreak } from '../ui/no-break';
import { Picture } from '../ui/picture';

export function AboutSeller() {
  const { hero, stats, story } = about;
  return (
    <>
      <div className="on-ink">
        <div className="site-width grid gap-8 pt-12 pb-12 md:pt-16">
          <div>
            <h1 className="max-w-measure text-h1">{hero.title}</h1>
            <p className="mt-4 max-w-measure text-lead text-balance text-muted">{hero.lead}</p>
          </div>
          <dl className="tabular grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
            {stats.map(({ number, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t border-muted pt-3">
                <dt className="text-muted">{label}</dt>
                <dd className="text-h2 font-heading">{number}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <section aria-labelledby="story" className="site-width band grid items-start gap-8 lg:grid-cols-12">
        <Picture
          source={getPagePicture(story)}
          sizes="(min-width: 64rem) 560px, 92vw"
          className="aspect-4/3 rounded-surface lg:col-span-6 lg:col-start-7 lg:row-start-1"
        />
        <div className="grid max-w-measure gap-4 lg:col-span-6 lg:row-start-1 lg:pr-6">
          <h2 id="story" className="text-h2">
            {story.title}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <NoBreak>{paragraph}</NoBreak>
            </p>
          ))}
          <Links links={story.links} />
        </div>
      </section>
    </>
  );
}
