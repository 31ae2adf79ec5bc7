import { expect, test } from '@playwright/test';
import * as calculator from '@/content/advice/backup-calculator';
import { checkABattery } from '@/content/advice/check-a-battery';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { costComparison, lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { chatFormWords } from '@/content/enquiry/chat-form';
import { quote, quotePageForm } from '@/content/enquiry/quote';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { toPack } from '@/lib/advice/packs';
import { getFeaturedProducts } from '@/lib/shop/catalogue';
import { catalogueFigures } from '@/lib/shop/catalogue-figures';
import { oneLine } from '@/scripts/review/read-site';
import { attributesOf, pack, readSource, textOf, textsOf } from '../support/export';

const shown = getFeaturedProducts();
const featured = home.featured[shown.length === 3 && shown.every(toPack) ? 'housePacks' : 'others'];

/** The figures on home: a term, its figure and the unit, one after the other. */
const figures = catalogueFigures(home.hero.figures).map(({ label, value, unit }) => `${label}${value} ${unit}`);

/** The content of each page. */
const PAGES: Record<string, unknown> = {
  '/': [{ ...home, featured }, home.featured.button, faq, figures],
  '/products': cataloguePage,
  [pack.path]: productPage,
  '/backup-calculator': calculator,
  '/about': about,
  '/contact': [contact, chatFormWords.button],
  '/get-quote': [quote, quotePageForm.button],
  '/check-a-battery': checkABattery,
  '/fit-a-battery': fitABattery,
  '/inverter-settings': inverterSettings,
  '/lithium-or-tubular': [lithiumOrTubular, costComparison],
};

const { street, city, country } = site.address;
/** What pages show as it is when a browser translates them. */
const KEPT: Record<string, string[]> = {
  '/': [site.brand, `${street}, ${city}`, ...getFeaturedProducts().map(({ name }) => name)],
  [pack.path]: [pack.name, ...Object.values(pack.specs)],
  '/contact': [`${street}, ${city}, ${country}`],
  '/inverter-settings': ['USE', ...inverterSettings.table.rows.flatMap(({ setting, others }) => [setting, others])],
};

/** Fields that are not prose (picture names), are shown by scripts (toasts, forms), or are meant for another catalogue. */
const NO_PROSE =
  /^(?:pictures?|drawn|href|part|product|.*[mM]essage|.*[tT]opic|form.*|householdLead|none|tried|value|pages|subcategory|household|householdId|households|sheet|availability|names|facts|large|suitability)$/;

/** Every text of a piece of content, but for those with braces, which unit tests check. */
function proseOf(content: unknown, field = ''): string[] {
  if (NO_PROSE.test(field)) return [];
  if (typeof content === 'string') return content.includes('{') ? [] : [oneLine(content)];
  return Object.entries(content ?? {}).flatMap(([name, inner]) => proseOf(inner, name));
}

test('the pages hold every text of their content', () => {
  for (const [address, content] of Object.entries(PAGES)) {
    const { page } = readSource(address);
    const read = [textOf(page, 'main'), ...['alt', 'aria-label'].flatMap((name) => attributesOf(page, `main [${name}]`, name))];
    const lost = proseOf(content).filter((text) => !read.join(' ').includes(text));
    expect.soft(lost, address).toEqual([]);
  }
});

test('names of settings, products, brand and street stay in a translated page', () => {
  for (const [address, names] of Object.entries(KEPT)) {
    const kept = textsOf(readSource(address).page, '[translate=no]');
    const lost = names.filter((name) => !kept.join(' ').includes(name));
    expect.soft(lost, address).toEqual([]);
  }
});
