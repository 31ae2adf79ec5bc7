import { home } from '@/content/pages/home';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { getPicture } from '@/lib/pictures/pictures';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { CategoryLink } from '../shop/category-link';
import { SectionHeading } from '../ui/section-heading';

type Tile = (typeof home.services.tiles)[number];

const SMALL = '(min-width: 75rem) 272px, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 48vw';

/** A tile for each of the four kinds of products, the largest for the packs. */
export function Services() {
  const { title, lead, tiles } = home.services;
  const [packs, inverters, motorcycle, parts] = tiles;
  return (
    <section aria-labelledby="services" className="site-width band pb-0">
      <SectionHeading id="services" title={title} lead={lead} />
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-12">
        <ServiceTile
          tile={packs}
          place="col-span-2 md:col-span-3 lg:col-span-6 lg:row-span-2"
          direction="md:max-lg:flex-row"
          picture="aspect-4/3 min-h-0 grow md:max-lg:w-2/3 md:max-lg:grow-0"
          sizes="(min-width: 75rem) 560px, (min-width: 64rem) 48vw, (min-width: 48rem) 64vw, 92vw"
          dark
        />
        <ServiceTile tile={inverters} place="lg:col-span-3" picture="aspect-4/3" sizes={SMALL} />
        <ServiceTile tile={motorcycle} place="lg:col-span-3" picture="aspect-4/3" sizes={SMALL} />
        <ServiceTile
          tile={parts}
          place="max-md:col-span-2 lg:col-span-6"
          direction="lg:flex-row"
          picture="aspect-2/1 md:aspect-4/3 lg:w-1/2"
          sizes="(min-width: 75rem) 380px, (min-width: 64rem) 33vw, (min-width: 48rem) 42vw, 92vw"
        />
      </ul>
    </section>
  );
}

interface ServiceTileProps {
  tile: Tile;
  place: string;
  picture: string;
  sizes: string;
  /** Where the picture stands beside the text instead of above it. */
  direction?: string;
  dark?: boolean;
}

function ServiceTile({ tile, place, picture, sizes, direction = '', dark = false }: ServiceTileProps) {
  // The note stands below the picture, because it would cover half of a small one.
  const { note, ...source } = getPicture(tile.picture, tile.alt, tile.drawn);
  const words = tile.title.split(' ');
  // The arrow never stands on a line by itself.
  const last = words.pop();
  return (
    <li className={`grid ${place}`}>
      <CategoryLink
        to={catalogueAddress(tile.part)}
        className={`flex flex-col overflow-hidden rounded-surface border transition-shadow hover:shadow-raised ${direction} ${dark ? 'on-ink border-ink' : 'border-line bg-card'}`}
      >
        <Picture source={source} sizes={sizes} className={`w-full ${picture}`} />
        <span className={`flex flex-col gap-1 p-4 md:p-6 ${dark ? '' : 'grow'}`}>
          <span className="wrap-anywhere font-bold lg:text-h4">
            {`${words.join(' ')} `}
            <span className="inline-block">
              {last}{' '}
              <Icon
                name="arrow-right"
                className="inline-block size-5 align-text-bottom transition-transform pointer-fine:[a:hover_&]:[translate:0.25rem]"
              />
            </span>
          </span>
          <span className={`wrap-anywhere ${dark ? 'text-muted-on-ink' : 'text-muted'}`}>{tile.text}</span>
          {note && <span className={`text-sm ${dark ? 'text-muted-on-ink' : 'text-muted'}`}>{note}</span>}
        </span>
      </CategoryLink>
    </li>
  );
}
