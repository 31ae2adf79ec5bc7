import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { FIRST_COSTS, reckonCosts } from '@/lib/advice/cost';
import { comparePacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { CostBars } from '../advice/cost-bars';
import { PageLink } from '../ui/page-link';

/** What the pack and its tubulars cost at the example's prices, if the pack costs less. */
export function TubularBand() {
  const { title, text, once, often, link } = home.tubular;
  const { firstVolts } = lithiumOrTubular.form;
  const pack = comparePacks().find(({ systemVolts }) => systemVolts === firstVolts);
  const costs = pack && reckonCosts(FIRST_COSTS, pack);
  if (!pack || !costs?.cheaperFrom) return null;
  const { years, purchases: times, cheaperFrom: year } = costs;
  return (
    <section aria-labelledby="tubular" className="site-width band lg:pt-0">
      <div className="on-ink grid gap-x-12 gap-y-2 rounded-surface p-4 md:grid-cols-2 md:p-8">
        <div>
          <h2 id="tubular" className="text-h3">
            {title}
          </h2>
          <p className="mt-2 text-muted">
            {fill(text, {
              count: pack.tubulars,
              rupees: FIRST_COSTS.tubularRupees,
              life: FIRST_COSTS.tubularYears,
              pack: pack.shortName,
              year,
            })}
          </p>
          <PageLink href={routes.lithiumOrTubular} className="link">
            {link}
          </PageLink>
        </div>
        <CostBars
          names={[fill(once, { pack: pack.shortName }), fill(often, { times, count: pack.tubulars, years })]}
          costs={costs}
        />
      </div>
    </section>
  );
}
