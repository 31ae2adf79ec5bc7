import { backup } from '@/content/advice/backup';
import { home } from '@/content/pages/home';
import { listHomeAnswers } from '@/lib/advice/home-answers';
import { catalogueFigures } from '@/lib/shop/catalogue-figures';
import { routes } from '@/content/routes';
import { getPicture } from '@/lib/pictures/pictures';
import { askChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { ButtonLink } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { NARROW, WIDE } from '../ui/picture';
import { preloadPicture } from '../ui/preload-picture';
import { HeroAnswer } from '../advice/battery-finder';

const SIZES = { wide: '(min-width: 64rem) 60vw, 640px', phone: '100vw' };

/** The first screen of the home page: heading, order button, the suggested pack with its display, and key figures. */
export function HomeHero() {
  const { title, titleAccent, lead, orderButton, orderTopic, customButton } = home.hero;
  const answers = listHomeAnswers();
  const first = {
    household: Math.max(
      0,
      answers.households.findIndex(({ id }) => id === home.firstHousehold),
    ),
    volts: answers.volts.indexOf(null),
    hours: answers.hours.indexOf(backup.hours.first),
  };
  const packs = home.hero.packs.map(({ id, alt, wide, phone }) => ({
    id,
    wide: getPicture(wide.picture, alt),
    phone: getPicture(phone.picture, alt),
    windows: { wide: wide.window, phone: phone.window },
  }));
  const at = (first.household * answers.volts.length + first.volts) * answers.hours.length + first.hours;
  const firstPack = packs.find(({ id }) => id === answers.answers[answers.indexes[at] ?? 0]?.packId) ?? packs[0];
  if (firstPack) {
    preloadPicture(firstPack.phone, SIZES.phone, NARROW);
    preloadPicture(firstPack.wide, SIZES.wide, WIDE);
  }
  return (
    <div className="on-ink">
      <div className="overflow-hidden lg:grid lg:grid-cols-2 lg:items-center short:sm:grid short:sm:grid-cols-2 short:sm:items-center">
        <div className="site-width relative z-10 lg:mr-0 lg:max-w-[37.5rem]">
          <div className="pt-6 pb-2 md:pt-12 lg:py-16 short:max-lg:py-2">
            <h1 className="text-h1 short:max-lg:text-h3">
              {title} <span className="inline-block text-volt">{titleAccent}</span>
            </h1>
            <p className="mt-3 max-w-form md:mt-6 text-lead text-muted-on-ink short:max-lg:mt-2 short:max-lg:text-base">{lead}</p>
            <div className="mt-6 grid gap-3 sm:flex short:max-lg:mt-3 short:max-lg:gap-2 short:max-lg:*:px-2 short:max-lg:*:text-sm">
              <ChatLink href={askChat(orderMessage(orderTopic))}>{orderButton}</ChatLink>
              <ButtonLink href={routes.getQuote} variant="outline-on-ink">
                {customButton}
              </ButtonLink>
            </div>
          </div>
        </div>
        <HeroAnswer packs={packs} sizes={SIZES} first={first} {...answers} />
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
      <dl className="site-width tabular grid grid-cols-2 md:grid-cols-4">
        {figures.map(({ label, value, unit, unitFirst }) => (
          <div key={label} className="border-ink-line py-2 md:border-l md:px-3 md:py-6 lg:px-6 md:first:border-0 md:first:pl-0">
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
  );
}
