import { costComparison } from '@/content/advice/lithium-or-tubular';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { DEFAULT_COSTS, reckonCosts } from '@/lib/advice/cost';
import { comparablePacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/texts';
import { getPicture } from '@/lib/pictures/pictures';
import { catalogueAddress, getFeaturedProducts } from '@/lib/shop/catalogue';
import { CostBars } from '../advice/cost-bars';
import { ProductCard } from '../shop/product-card';
import { Links } from '../ui/links';
import { noBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { Summary } from '../ui/summary';
import { toShownProduct, notesOnPacks } from './to-shown-product';

const SIZES_FIRST_TILE = '(min-width: 75rem) 442px, (min-width: 64rem) 36vw, 92vw';
const SIZES_OTHER_TILES = '(min-width: 64rem) 221px, 30vw';
/** A picture above its words, which take no more than they need. */
const TILE_CLASSES =
  'grid h-full grid-rows-[minmax(3rem,1fr)_auto] overflow-hidden rounded-surface border bg-card [transition:box-shadow_0.2s] hover:shadow-raised md:min-h-60 lg:text-base/tight';

export function Services() {
  const { title, note, tiles } = home.services;
  return (
    <section aria-labelledby="services" className="site-width band pb-0 max-sm:pt-3">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-2 md:mb-6">
        <h2 id="services" className="text-h2">
          {title}
        </h2>
        <p className="text-balance text-muted">{note}</p>
      </div>
      <ul
        role="list"
        className="grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,30%),1fr))] gap-2 lg:grid-cols-[2fr_repeat(3,1fr)] lg:gap-3"
      >
        {tiles.map((tile, index) => (
          <li key={tile.title} className="first:max-lg:col-span-full">
            <PageLink
              href={routes.products}
              clickHref={catalogueAddress(tile.part)}
              className={`${TILE_CLASSES} ${index === 0 ? 'min-h-45 text-base/tight' : 'min-h-30 text-sm/tight'}`}
            >
              <Picture
                // Without `drawn`: the note below the heading stands for all.
                source={getPicture(tile.picture, tile.alt)}
                sizes={index === 0 ? SIZES_FIRST_TILE : SIZES_OTHER_TILES}
                className="[contain:size]"
              />
              <span className="p-2 wrap-anywhere lg:p-4">
                <span className="font-bold">{tile.title}</span>{' '}
                <span className={`text-muted ${index > 0 ? 'max-lg:hidden' : ''}`}>{tile.text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The first products of the catalogue. The heading speaks of the house only if there are three products and all are packs; the note
 * then says for which household the hours are.
 */
export function FeaturedProducts() {
  const { housePacks, others, button } = home.featured;
  const products = getFeaturedProducts();
  const [housePacksNote] = notesOnPacks(products);
  return (
    <Section
      id="featured"
      title={housePacksNote && products.length === 3 ? housePacks : others}
      className="site-width band max-sm:pt-3"
    >
      {housePacksNote && <p className="text-sm text-muted">{housePacksNote}</p>}
      <ul role="list" className="card-grid mt-3">
        {products.map(toShownProduct).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <p className="mt-6 grid sm:justify-start">
        <PageLink href={routes.products} className="control control-outline">
          {button}
        </PageLink>
      </p>
    </Section>
  );
}

/** What the pack and its tubulars cost at the example's prices, if the pack costs less. */
export function TubularBand() {
  const { title, text, once, often, link } = home.tubular;
  const { defaultVolts } = costComparison.form;
  const pack = comparablePacks().find(({ systemVolts }) => systemVolts === defaultVolts);
  const costs = pack && reckonCosts(DEFAULT_COSTS, pack);
  if (!pack || !costs?.cheaperFrom || costs.lithium > costs.tubular) return null;
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
              rupees: DEFAULT_COSTS.tubularRupees,
              life: DEFAULT_COSTS.tubularYears,
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

/** Questions and answers as native <details>, which open without scripts. */
export function Faq() {
  return (
    <Section
      id="faq"
      title={home.faqTitle}
      className="grid gap-8 border-y bg-card site-width band lg:grid-cols-12"
      headingClass="text-h2 lg:col-span-4"
    >
      <div className="lg:col-span-8">
        {faq.map(({ question, answer, ...more }) => (
          <details key={question} className="border-b first:border-t">
            <Summary className="min-h-14 py-3">{question}</Summary>
            <div className="max-w-measure pb-6 text-muted">
              <p>{noBreak(answer)}</p>
              {'link' in more && <Links links={[more.link]} />}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
