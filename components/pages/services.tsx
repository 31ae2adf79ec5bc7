import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { getPagePicture } from '@/lib/pictures/pictures';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

const FIRST = '(min-width: 75rem) 442px, (min-width: 64rem) 36vw, 92vw';
const OTHERS = '(min-width: 75rem) 221px, (min-width: 64rem) 18vw, 30vw';

export function Services() {
  const { title, note, tiles } = home.services;
  return (
    <Section id="services" title={title} lead={note} className="site-width band pb-0 max-sm:pt-3">
      <ul role="list" className="grid grid-cols-3 gap-2 *:first:max-lg:col-span-full lg:grid-cols-[2fr_repeat(3,1fr)] lg:gap-3">
        {tiles.map((tile, index) => (
          <li key={tile.title}>
            <PageLink href={routes.products} to={catalogueAddress(tile.part)} className="tile">
              <Picture
                source={{ ...getPagePicture(tile), note: undefined }}
                sizes={index === 0 ? FIRST : OTHERS}
                className="[contain:size]"
              />
              <span className="p-2 wrap-anywhere lg:p-4">
                <span className="font-bold">{tile.title}</span> <span className="tile-text text-muted">{tile.text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
