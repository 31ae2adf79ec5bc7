import { about } from '@/content/pages/about';

export function Pledges() {
  return (
    <section aria-labelledby="pledges" className="border-t border-line bg-card">
      <div className="site-width band">
        <h2 id="pledges" className="text-h2">
          {about.pledgesTitle}
        </h2>
        <ul role="list" className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {about.pledges.map(({ name, description }) => (
            <li key={name} className="row-span-2 grid grid-rows-subgrid gap-2 border-t border-ink pt-4">
              <h3 className="text-h4">{name}</h3>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
