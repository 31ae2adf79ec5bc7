import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { getPagePicture } from '@/lib/pictures/pictures';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

const DOUBLE = 'max-md:col-span-2 lg:col-span-2';
const LIGHT = 'border-line bg-card';

/** The forms of tiles: class names of the tile, of its link and of its picture, and the picture's `sizes`. */
const FORMS = {
  largest: {
    tile: `${DOUBLE} lg:row-span-2`,
    link: 'on-ink border-ink',
    picture: 'aspect-4/3 min-h-0 grow',
    sizes: '(min-width: 75rem) 560px, (min-width: 48rem) 48vw, 92vw',
  },
  wide: {
    tile: DOUBLE,
    link: `lg:flex-row ${LIGHT}`,
    picture: 'aspect-2/1 md:aspect-4/3 lg:aspect-2/1 lg:w-1/2',
    sizes: '(min-width: 75rem) 280px, (min-width: 64rem) 24vw, (min-width: 48rem) 48vw, 92vw',
  },
  small: { tile: '', link: LIGHT, picture: 'aspect-4/3', sizes: '(min-width: 75rem) 272px, (min-width: 64rem) 24vw, 48vw' },
};

/** A tile for each kind of products, the largest for the first; of an odd number of others the last is wide. */
export function Services() {
  const { title, lead, tiles } = home.services;
  const isWide = (index: number) => index === tiles.length - 1 && index % 2 === 1;
  return (
    <Section id="services" title={title} lead={lead} className="site-width band pb-0">
      <ul role="list" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map((tile, index) => (
          <ServiceTile key={tile.title} tile={tile} form={index === 0 ? 'largest' : isWide(index) ? 'wide' : 'small'} />
        ))}
      </ul>
    </Section>
  );
}

function ServiceTile({ tile, form }: { tile: (typeof home.services.tiles)[number]; form: keyof typeof FORMS }) {
  // The note stands below the picture, because it would cover half of a small one.
  const { note, ...source } = getPagePicture(tile);
  const words = tile.title.split(' ');
  // The arrow never stands on a line by itself.
  const last = words.pop();
  const { tile: place, link, picture, sizes } = FORMS[form];
  return (
    <li className={`grid ${place}`}>
      <PageLink
        href={routes.products}
        to={catalogueAddress(tile.part)}
        className={`flex flex-col overflow-hidden rounded-surface border transition-shadow hover:shadow-raised ${link}`}
      >
        <Picture source={source} sizes={sizes} className={`w-full ${picture}`} />
        <span className="flex flex-col gap-1 p-4">
          <span className="wrap-anywhere font-bold">
            {`${words.join(' ')} `}
            <span className="inline-block">
              {last} <Icon name="ArrowRight" className="arrow" />
            </span>
          </span>
          <span className="wrap-anywhere text-muted">{tile.text}</span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
      </PageLink>
    </li>
  );
}
