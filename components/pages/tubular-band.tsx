import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { FIRST_COSTS, reckonCosts } from '@/lib/advice/cost-form';
import { tubularsFor } from '@/lib/advice/energy';
import { getPacks, isLikeTubulars } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { CostBar } from '../advice/cost-bar';
import { PageLink } from '../ui/page-link';

/** What the pack and its tubulars cost at the example's prices, if the pack costs less. */
export function TubularBand() {
  const { title, text, once, often, link } = home.tubular;
  const { efficiency } = backup.losses.estimate;
  const { volts, tubularRupees, tubularYears } = lithiumOrTubular.form.first;
  const pack = getPacks().find((one) => one.systemVolts === volts && isLikeTubulars(one));
  if (!pack) return null;
  const count = tubularsFor(volts);
  const system = { packRupees: pack.rupees, tubulars: count, lifeYears: pack.lifeYears, wattHours: 0 };
  const costs = reckonCosts(FIRST_COSTS, system, { efficiency, givenBack: backup.givenBack });
  if (!costs?.cheaperFrom) return null;
  const most = Math.max(costs.pack, costs.tubular);
  const { years, purchases: times, cheaperFrom: year } = costs;
  return (
    <section aria-labelledby="tubular" className="site-width pb-12 md:pb-16 xl:pb-24">
      <div className="on-ink grid gap-x-12 gap-y-2 rounded-surface p-4 md:grid-cols-2 md:p-8">
        <div>
          <h2 id="tubular" className="text-h3">
            {title}
          </h2>
          <p className="mt-2 text-muted">
            {fill(text, { rupees: tubularRupees, life: tubularYears, pack: pack.shortName, year })}
          </p>
          <PageLink href={routes.lithiumOrTubular} className="link">
            {link}
          </PageLink>
        </div>
        <dl className="tabular grid content-center gap-3">
          <CostBar name={fill(once, { pack: pack.shortName })} rupees={costs.pack} most={most} />
          <CostBar name={fill(often, { times, count, years })} rupees={costs.tubular} most={most} isFaint />
        </dl>
      </div>
    </section>
  );
}
