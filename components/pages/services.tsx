import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { getPicture } from '@/lib/pictures/pictures';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { SectionHeading } from '../ui/section-heading';

type Tile = (typeof home.services.tiles)[number];

const SMALL = '(min-width: 75rem) 272px, (min-width: 48rem) 24vw, 48vw';

/** A tile for each of the four kinds of products, the largest for the packs. */
export function Services() {
  const { title, lead, tiles } = home.services;
  const [packs, inverters, motorcycle, parts] = tiles;
  return (
    <section aria-labelledby="services" className="site-width band pb-0">
      <SectionHeading id="services" title={title} lead={lead} />
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <ServiceTile
          tile={packs}
          place="col-span-2 md:row-span-2"
          picture="aspect-4/3 min-h-0 grow"
          sizes="(min-width: 75rem) 560px, (min-width: 48rem) 48vw, 92vw"
          surface="on-ink border-ink"
        />
        <ServiceTile tile={inverters} picture="aspect-4/3" sizes={SMALL} />
        <ServiceTile tile={motorcycle} picture="aspect-4/3" sizes={SMALL} />
        <ServiceTile
          tile={parts}
          place="col-span-2"
          direction="md:flex-row"
          picture="aspect-2/1 md:w-1/2"
          sizes="(min-width: 75rem) 380px, (min-width: 48rem) 33vw, 92vw"
        />
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
  const { note, ...source } = getPicture(tile.picture, tile.alt, tile.drawn);
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
              {last}{' '}
              <Icon
                name="arrow-right"
                className="inline-block size-5 align-text-bottom transition-transform pointer-fine:[a:hover_&]:[translate:0.25rem]"
              />
            </span>
          </span>
          <span className="wrap-anywhere text-muted">{tile.text}</span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
      </PageLink>
    </li>
  );
}
