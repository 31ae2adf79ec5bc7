import { home } from '@/content/home';
import { site } from '@/content/site';
import { catalogueFigures } from '@/lib/shop/catalogue-figures';
import { paths } from '@/lib/paths';
import { getPicture } from '@/lib/shop/pictures';
import { buildWhatsAppLink, orderMessage } from '@/lib/enquiry/whatsapp';
import { ButtonLink } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { NARROW, Picture, WIDE } from '../ui/picture';
import { preloadPicture } from '../ui/preload-picture';

const WIDE_SIZES = '60vw';
const NARROW_SIZES = '(min-width: 48rem) 768px, 100vw';

/** Who this is, what it sells, what it costs and the button that orders it, in one screen. */
export function HomeHero() {
  const { title, titleAccent, lead, orderButton, orderTopic, customButton, picture, phonePicture, pictureAlt } = home.hero;
  const source = getPicture(picture, pictureAlt);
  const figures = catalogueFigures();
  const narrow = { source: getPicture(phonePicture, pictureAlt), sizes: NARROW_SIZES };
  preloadPicture(narrow.source, NARROW_SIZES, NARROW);
  preloadPicture(source, WIDE_SIZES, WIDE);
  return (
    <div className="on-ink relative overflow-hidden">
      <div className="site-width relative z-10 grid lg:grid-cols-2">
        <div className="pt-6 pb-2 md:pt-12 lg:py-24">
          <h1 className="text-hero">
            {title} <span className="inline-block text-volt">{titleAccent}</span>
          </h1>
          <p className="mt-3 max-w-form md:mt-5 text-lead text-muted-on-ink">{lead}</p>
          <div className="mt-5 grid gap-3 sm:flex">
            <ChatLink href={buildWhatsAppLink(site.whatsApp.business, orderMessage(orderTopic))}>{orderButton}</ChatLink>
            <ButtonLink href={paths.getQuote} variant="outline-on-ink">
              {customButton}
            </ButtonLink>
          </div>
        </div>
      </div>
      {/*
        Below the words on small screens; beside them, up to the right edge, on wide ones. Its ground is the page's own, and
        its place has its shape: cut, its shadow would end in a seam. It follows the hero's height, which is known when what
        comes after the hero is parsed.
      */}
      <div className="hero-picture mx-auto lg:parent-unfollowed:invisible aspect-2/1 w-full max-w-[48rem] lg:absolute lg:top-[46%] lg:right-0 lg:aspect-4/3 lg:w-3/5 lg:max-w-none lg:[translate:0_-50%]">
        <Picture source={source} sizes={WIDE_SIZES} narrow={narrow} priority className="size-full" />
      </div>
      {figures.length > 0 && (
        <div className="relative z-10 border-t border-ink-line bg-ink">
          <dl className="site-width tabular grid grid-cols-2 md:grid-cols-4">
            {figures.map(({ label, value, unit, unitFirst }) => (
              <div
                key={label}
                className="border-ink-line py-2 md:border-l md:px-3 md:py-5 lg:px-6 md:first:border-0 md:first:pl-0"
              >
                <dt className="text-sm text-muted-on-ink">{label}</dt>
                <dd className="text-h3 font-heading">
                  {!unitFirst && `${value} `}
                  <span className="text-base font-normal text-muted-on-ink">{unit}</span>
                  {unitFirst && ` ${value}`}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
