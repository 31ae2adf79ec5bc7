import { preload } from 'react-dom';
import { home } from '@/content/pages/home';
import { buildFinder } from '@/lib/advice/build-finder';
import { recommendationFor } from '@/lib/advice/finder';
import { getPackPictures } from '@/lib/advice/pack-pictures';
import { getPacks } from '@/lib/advice/packs';
import { catalogueFigures } from '@/lib/shop/catalogue-figures';
import { routes } from '@/content/routes';
import { largestJpeg, pictureSourceSet } from '@/lib/pictures/picture-files';
import { getPicture } from '@/lib/pictures/pictures';
import { askChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { ButtonLink } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { BatteryFinder } from '../advice/battery-finder';

const SIZES = '(min-width: 40rem) 672px, 100vw';

/** The first screen of the home page: heading, order button, the suggested pack with its answer, and key figures. */
export function HomeHero() {
  const { title, titleEnd, lead, orderButton, orderTopic, customButton } = home.hero;
  const finder = buildFinder();
  const isNamed = ({ id }: { id: string }) => finder.recommendations.some(({ packId }) => packId === id);
  const packs = getPacks().filter(isNamed);
  const heroes = home.hero.packs.filter(isNamed).map(({ id, picture, alt }) => ({ id, picture: getPicture(picture, alt) }));
  const given = recommendationFor(finder, finder.first);
  const first = heroes.find(({ id }) => id === given.packId)?.picture;
  if (first) {
    // Browsers without AVIF skip it by its type and load the picture as usual.
    preload(largestJpeg(first), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSourceSet(first),
      // The same as the picture has, or two files are fetched.
      imageSizes: SIZES,
      fetchPriority: 'high',
    });
  }
  return (
    <div className="on-ink overflow-hidden">
      <div className="hero site-width">
        <div className="pt-4 [grid-area:title] lg:pt-8 short:pt-2">
          <h1 className="text-h1 max-[30rem]:text-[1.875rem] short:max-lg:text-h4">
            {title} <span className="inline-block">{titleEnd}</span>
          </h1>
          <p className="mt-3 max-w-form text-lead text-muted short:max-lg:hidden">{lead}</p>
        </div>
        <BatteryFinder finder={finder} packs={packs} pictures={getPackPictures(packs)} heroes={heroes} sizes={SIZES}>
          <div className="grid gap-3 self-start [grid-area:buttons] sm:flex lg:pb-4 short:gap-2 short:*:px-2">
            <ChatLink href={askChat(orderMessage(orderTopic))}>{orderButton}</ChatLink>
            <ButtonLink href={routes.getQuote} variant="outline-on-ink">
              {customButton}
            </ButtonLink>
          </div>
        </BatteryFinder>
      </div>
      <HeroFigures />
    </div>
  );
}

function HeroFigures() {
  const figures = catalogueFigures(home.hero.figures);
  if (figures.length === 0) return null;
  return (
    <div className="border-t border-ink-line">
      <dl className="site-width tabular grid grid-cols-2 gap-4 py-6 md:grid-cols-4">
        {figures.map(({ label, value, unit, unitFirst }) => (
          <div key={unit}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-h3 font-heading">
              {!unitFirst && <span>{value} </span>}
              <span className="text-base font-normal text-muted">{unit}</span>
              {unitFirst && <span> {value}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
