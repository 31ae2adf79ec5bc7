import { preload } from 'react-dom';
import { finder } from '@/content/advice/battery-finder';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { listHouseholds } from '@/lib/advice/loads';
import { getPacks } from '@/lib/advice/packs';
import { questionChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { formatPrice } from '@/lib/format/texts';
import { productPath } from '@/lib/paths';
import { jpegWidth, pictureSourceSet } from '@/lib/pictures/picture-files';
import { getPicture } from '@/lib/pictures/pictures';
import { getProduct } from '@/lib/shop/catalogue';
import { catalogueFigures } from '@/lib/shop/catalogue-figures';
import { Finder } from '../advice/finder';
import { ChatLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';

/** On wide screens the picture is at least 504 px high, and so 756 px wide before its sides are cropped. */
const SIZES = '(min-width: 64rem) max(756px, 54vw), 92vw';

/** The picture: from edge to edge on phones, below the buttons in low windows; in the right half of wide screens. */
const PICTURE_CLASSES =
  '-mx-edge aspect-3/2 short:order-last md:-mx-[32px] lg:absolute lg:inset-y-12 lg:right-0 lg:left-[max(44%,50%-4.5rem)] lg:m-0 lg:aspect-auto';

/** The first screen of the home page: one pack and how to order it. */
export function HomeHero() {
  const { title, titleEnd, lead, orderButton, orderTopic, customButton, pictures, product: id } = home.hero;
  const product = getProduct(id);
  const picture = pictures.find((pack) => pack.id === id);
  const source = picture && getPicture(picture.picture, picture.alt);
  if (source) {
    // On a slow phone it is painted 200 ms sooner than if the body alone asks for it (scripts/late-hydration/MEASURED.md).
    preload(`${source.base}-${jpegWidth(source.widths)}.jpg`, {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: pictureSourceSet(source),
      imageSizes: SIZES,
      type: 'image/avif',
    });
  }
  return (
    <div className="on-ink relative grid content-start gap-y-2 site-width pt-3 pb-4 lg:min-h-150 lg:gap-6 lg:py-12">
      <div className="lg:w-5/12 lg:min-w-[26rem] lg:pt-16">
        <h1 className="text-h1 max-[30rem]:text-[min(1.875rem,12.5vw)] lg:text-[2.5rem]">
          {title} <span className="inline-block">{titleEnd}</span>
        </h1>
        <p className="mt-2 text-lead text-muted max-sm:text-base lg:mt-6">{lead}</p>
      </div>
      {source && <Picture source={source} sizes={SIZES} priority className={PICTURE_CLASSES} />}
      <div className="grid gap-3 lg:w-5/12 lg:gap-6">
        {product && (
          <p>
            <PageLink href={productPath(product.id)} className="link flex max-sm:-mt-2 max-sm:-mb-1" translate="no">
              {product.name}
            </PageLink>
            <strong className="font-heading text-h3 tabular">{formatPrice(product.price)}</strong>
          </p>
        )}
        <div className="grid gap-3 sm:flex">
          <ChatLink href={questionChatUrl(orderMessage(orderTopic))}>{orderButton}</ChatLink>
          <PageLink
            href={routes.getQuote}
            className="control control-outline max-sm:min-h-11 max-sm:border-transparent max-sm:py-0 max-sm:underline max-sm:underline-offset-4"
          >
            {customButton}
          </PageLink>
        </div>
      </div>
    </div>
  );
}

export function HomeFinder() {
  return (
    <div className="on-ink border-t site-width py-3 lg:py-6">
      <Finder packs={getPacks()} households={listHouseholds(finder.households)} />
    </div>
  );
}

export function HomeFigures() {
  const figures = catalogueFigures(home.hero.figures);
  if (figures.length === 0) return null;
  return (
    <dl className="on-ink flex flex-wrap justify-between gap-2 border-t site-width py-3 tabular md:grid md:grid-cols-4 lg:py-6">
      {figures.map(({ label, value, unit }) => (
        <div key={unit}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-heading whitespace-nowrap md:text-h3">
            {value} <span className="block text-sm font-normal text-muted md:inline md:font-sans">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
