import { about } from '@/content/pages/about';

/** The heading of the about page, and figures about the seller. */
export function AboutHero() {
  const { hero, stats } = about;
  return (
    <div className="on-ink">
      <div className="site-width grid gap-8 pt-12 pb-12 md:pt-16">
        <div>
          <h1 className="max-w-measure text-h1">{hero.title}</h1>
          <p className="mt-4 max-w-measure text-lead text-balance text-muted">{hero.lead}</p>
        </div>
        <dl className="tabular grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
          {stats.map(({ number, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-muted-on-ink pt-3">
              <dt className="text-muted">{label}</dt>
              <dd className="text-h2 font-heading">{number}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
