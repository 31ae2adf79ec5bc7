import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { getPagePicture } from '@/lib/pictures/pictures';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { SectionHeading } from '../ui/section-heading';

type Tile = (typeof home.services.tiles)[number];

const SMALL = '(min-width: 75rem) 272px, (min-width: 64rem) 24vw, 48vw';

/** A tile for each kind of products, the largest for the first; of an odd number of others the last is wide. */
export function Services() {
  const { title, lead, tiles } = home.services;
  const [first, ...others] = tiles;
  return (
    <section aria-labelledby="services" className="site-width band pb-0">
      <SectionHeading id="services" title={title} lead={lead} />
      <ul role="list" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <ServiceTile
          tile={first}
          place="max-md:col-span-2 lg:col-span-2 lg:row-span-2"
          picture="aspect-4/3 min-h-0 grow"
          sizes="(min-width: 75rem) 560px, (min-width: 48rem) 48vw, 92vw"
          surface="on-ink border-ink"
        />
        {others.map((tile, index) =>
          index % 2 === 0 && index === others.length - 1 ? (
            <ServiceTile
              key={tile.title}
              tile={tile}
              place="max-md:col-span-2 lg:col-span-2"
              direction="lg:flex-row"
              picture="aspect-2/1 md:aspect-4/3 lg:aspect-2/1 lg:w-1/2"
              sizes="(min-width: 75rem) 280px, (min-width: 64rem) 24vw, (min-width: 48rem) 48vw, 92vw"
            />
          ) : (
            <ServiceTile key={tile.title} tile={tile} picture="aspect-4/3" sizes={SMALL} />
          ),
        )}
      </ul>
    </section>
  );
}

interface ServiceTileProps {
  tile: Tile;
  place?: string;
  picture: string;
  sizes: string;
  /** Where the picture stands beside the text instead of above it. */
  direction?: string;
  surface?: string;
}

function ServiceTile({ tile, place = '', picture, sizes, direction = '', surface = 'border-line bg-card' }: ServiceTileProps) {
  // The note stands below the picture, because it would cover half of a small one.
  const { note, ...source } = getPagePicture(tile);
  const words = tile.title.split(' ');
  // The arrow never stands on a line by itself.
  const last = words.pop();
  return (
    <li className={`grid ${place}`}>
      <PageLink
        href={routes.products}
        to={catalogueAddress(tile.part)}
        className={`flex flex-col overflow-hidden rounded-surface border transition-shadow hover:shadow-raised ${direction} ${surface}`}
      >
        <Picture source={source} sizes={sizes} className={`w-full ${picture}`} />
        <span className="flex flex-col gap-1 p-4">
          <span className="wrap-anywhere font-bold">
            {`${words.join(' ')} `}
            <span className="inline-block">
              {last} <Icon name="arrow-right" className="arrow" />
            </span>
          </span>
          <span className="wrap-anywhere text-muted">{tile.text}</span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
      </PageLink>
    </li>
  );
}
