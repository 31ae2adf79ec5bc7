import { expect, test } from '@playwright/test';
import { backup } from '@/content/advice/backup';
import * as calculator from '@/content/advice/backup-calculator';
import { charging } from '@/content/advice/charging';
import { checkABattery } from '@/content/advice/check-a-battery';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { fitting } from '@/content/advice/fitting';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { chatFormWords } from '@/content/enquiry/enquiry-chat';
import { quote, quotePageForm } from '@/content/enquiry/quote';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { promises } from '@/content/promises';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { getPacks } from '@/lib/advice/packs';
import { listOwnDraws } from '@/lib/advice/words';
import { shownNumber } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { getFeaturedProducts } from '@/lib/shop/catalogue';
import { attributesOf, oneLine, pack, readSource, textOf } from '../support/export';

const areHomePacks = getFeaturedProducts().every(({ subcategory }) => subcategory === cataloguePage.housePacks.subcategory);
const featured = home.featured[areHomePacks ? 'homePacks' : 'others'];
const { efficiency } = backup.losses.estimate;
const { fuseTimes, mostDropPercent: mostDrop, copper, markedVolts, fuses } = fitting;
const { agm } = inverterSettings.noMenu;
const inPercent = (share: number) => Math.round(100 * share);
const atEach = (systems: readonly number[], forTwelve: number) =>
  systems.map((volts) => `${((forTwelve * volts) / 12).toFixed(1)}V`).join(' / ');
const limits = getPacks().map(({ currentLimitAmps }) => currentLimitAmps);
const [least, most] = [Math.min(...limits), Math.max(...limits)];

/** The content of each page, and the figures that the page fills into it. */
const PAGES: Record<string, { content: unknown; figures?: Record<string, string | number> }> = {
  '/': { content: [{ ...home, featured }, home.featured.button, faq] },
  '/products': { content: cataloguePage },
  [pack.path]: { content: productPage },
  '/backup-calculator': {
    content: calculator,
    figures: {
      limit: least === most ? least : fill(calculator.readingWords.limits, { least, most }),
      advised: inPercent(backup.advisedShareOfLimit),
      answersInTime: promises.answersInTime.says,
    },
  },
  '/about': { content: about },
  '/contact': { content: [contact, chatFormWords.button], figures: { number: shownNumber(chatNumbers.orders) } },
  '/get-quote': { content: [quote, quotePageForm.button] },
  '/check-a-battery': {
    content: checkABattery,
    figures: {
      draws: listOwnDraws().join(', '),
      efficiency,
      full: inPercent(backup.capacityTest.full),
      ask: inPercent(backup.capacityTest.ask),
      ampereHours: checkABattery.test.labels.ampereHours,
    },
  },
  '/fit-a-battery': {
    content: fitABattery,
    figures: {
      ...{ efficiency, fuseTimes, mostDrop, copper, markedVolts },
      fuses: [...new Set(Object.values(fuses).flat())].sort((a, b) => a - b).join(', '),
      lowestCharge: atEach(backup.systemVolts, charging.charge[0]).replaceAll('V / ', '/'),
      phone: site.phones[0],
      chat: shownNumber(chatNumbers.questions),
    },
  },
  '/inverter-settings': {
    content: inverterSettings,
    figures: {
      most: atEach(backup.systemVolts, charging.chargeAtMost),
      flooded: atEach(backup.systemVolts, charging.flooded),
      agmCharge: atEach([12, 24], agm.charge),
      agmFloat: atEach([12, 24], agm.float),
      agmCutOff: atEach([12, 24], agm.cutOff),
    },
  },
  '/lithium-or-tubular': { content: lithiumOrTubular },
};

const { street, city, country } = site.address;
/** What pages show as it is when a browser translates them. */
const KEPT: Record<string, string[]> = {
  '/': [site.brand, `${street}, ${city}`, ...getFeaturedProducts().map(({ name }) => name)],
  [pack.path]: [pack.name],
  '/contact': [`${street}, ${city}, ${country}`],
  '/inverter-settings': ['USE', ...inverterSettings.table.rows.flatMap(({ setting, others }) => [setting, others])],
};

/** Fields that are not prose (picture names), are shown by scripts (toasts, forms), or are meant for another catalogue. */
const NO_PROSE =
  /^(?:id|picture|drawn|href|packs|part|product|sent|.*[mM]essage|.*[tT]opic|form.*|householdLead|none|tried|value|program|numbers|pages|subcategory|household|households|relatedTitle|sheet|availability|names|facts|series|large|line.*|end|suitability)$/;

/** Every text of a piece of content, but for those with braces that the figures don't fill: units test these. */
function proseOf(content: unknown, figures = {}, field = ''): string[] {
  if (NO_PROSE.test(field)) return [];
  const filled = typeof content === 'string' ? oneLine(fill(content, figures)) : '';
  if (filled) return filled.includes('{') ? [] : [filled];
  return Object.entries(content ?? {}).flatMap(([name, inner]) => proseOf(inner, figures, name));
}

test('the pages hold every text of their content, with its figures', () => {
  for (const [address, { content, figures }] of Object.entries(PAGES)) {
    const { page } = readSource(address);
    const read = [textOf(page, 'main'), ...['alt', 'aria-label'].flatMap((name) => attributesOf(page, `main [${name}]`, name))];
    const lost = proseOf(content, figures).filter((text) => !read.join(' ').includes(text));
    expect.soft(lost, address).toEqual([]);
  }
});

test('names of settings, products, brand and street stay in a translated page', () => {
  for (const [address, names] of Object.entries(KEPT)) {
    const kept = readSource(address)
      .page.querySelectorAll('[translate=no]')
      .map(({ text }) => oneLine(text));
    expect
      .soft(
        names.filter((name) => !kept.join(' ').includes(name)),
        address,
      )
      .toEqual([]);
  }
});
