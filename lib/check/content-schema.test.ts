import { readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { mainNavigation } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { searchEntries } from '@/content/search';
import type { ProductEntry } from '@/content/types';
import { attributes, good, testCatalogue } from '../shop/test-catalogue';
import { checkContent, type SiteContent } from './content-schema';

/** Later than any day in the content. */
const TODAY = '2099-11-24';
const folder = resolve(__dirname, '../../content');
const pictures = new Set(readdirSync(join(folder, 'pictures')).map((file) => parse(file).name));
const check = (content: SiteContent) => checkContent(content, TODAY, pictures);

/** The site's own content with one product, which tests change. */
let base: SiteContent;

beforeAll(async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!^types)\.ts$/.test(file));
  const modules = files.map(async (file) => [file.replace(/\.ts$/, ''), { ...((await import(join(folder, file))) as object) }]);
  const real = Object.fromEntries(await Promise.all(modules)) as SiteContent;
  base = structuredClone({ ...real, 'shop/products': { products: [good] }, 'shop/removed-products': { removedProducts: [] } });
});

/** The content with another value at a place: `site.hours.opens`, `navigation.mainNavigation.0.href`. */
function withValue(place: string, value: unknown): SiteContent {
  const content = structuredClone(base);
  const [file = '', ...names] = place.split('.');
  const exported = file.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const path = names[0] && names[0] in (content[file] ?? {}) ? [file, ...names] : [file, exported, ...names];
  const last = path.pop() ?? '';
  const holder = path.reduce<Record<string, unknown>>((inner, name) => inner[name] as Record<string, unknown>, content);
  holder[last] = value;
  return content;
}

const withProducts = (...products: unknown[]) => withValue('shop/products', products);

// That the site’s own content is right scripts/build/check-content.test.ts tests.
test('content of valid products is right', () => {
  expect(check(base)).toEqual([]);
  const content = withProducts(...Object.values(testCatalogue));
  const withRemoved = (nearest: string) => ({
    ...content,
    'shop/removed-products': { removedProducts: [{ ...removed, nearest }] },
  });
  expect(check(withRemoved(testCatalogue.cell.id))).toEqual([]);
  const ids = Object.values(testCatalogue).map(({ id }) => id);
  expect(check(withRemoved('gone'))).toEqual([
    `  content/shop/removed-products.ts, entry "old-battery", field "nearest": "gone" is not in content/shop/products.ts; name one of ${ids.join(', ')}.`,
  ]);
});

test.each<[what: string, change: Partial<ProductEntry>]>([
  ['without what may be left out', { oldPrice: undefined, description: '' }],
  ['with all that the owner knows', { ...attributes, priceDate: '2026-11-02', summary: 'Short.' }],
  ['with an assumed limit', { currentLimitAmps: 150, toConfirm: ['currentLimitAmps'] }],
  [
    'with three pictures, one elsewhere',
    { images: [...good.images, ...good.images, { src: 'https://a.example/a.jpg', alt: 'B' }] },
  ],
  ['in a category without sub-categories', { category: 'beyond-batteries', subcategory: undefined }],
  ['of a name in short capitals', { name: '4S-8S BMS 100A' }],
  ['of a name of 80 letters', { name: 'n'.repeat(80) }],
  ['changed today', { updated: TODAY }],
  ['with a price of the day of its change', { priceDate: good.updated }],
  ['with the shortest search texts', { searchTitle: 't'.repeat(30), searchDescription: 'd'.repeat(120) }],
  ['with the longest search texts', { searchTitle: 't'.repeat(60), searchDescription: 'd'.repeat(155) }],
  ['with rows that are unlike', { specs: { ...good.specs, 'Output 1': '5V', 'Output 2': '9V', 'Data Cable': '2 m' } }],
])('a product %s is right', (_, change) => {
  expect(check(withProducts({ ...good, ...change }))).toEqual([]);
});

const image = good.images[0];
const NO_PRICE = 'is not a price; write it as "PKR 186,000"';

test.each<[field: string, change: object, correction: string]>([
  ['id', { id: 'Good Battery' }, 'is not an id; use lower-case letters, figures and single hyphens'],
  ['id', { id: 'none' }, 'is kept for the build; write another'],
  ['category', { category: 'wind' }, '"wind" is unknown; use one of solar-batteries, electric-batteries'],
  ['subcategory', { subcategory: 'ev-batteries' }, '"ev-batteries" is not in solar-batteries; use one of ups&solar-batteries, '],
  ['subcategory', { subcategory: undefined }, '"" is not in solar-batteries; use one of ups&solar-batteries, '],
  ['subcategory', { category: 'beyond-batteries' }, 'but beyond-batteries has no sub-categories; delete the line'],
  ['name', { name: '' }, 'is empty; write a text'],
  ['name', { name: ['Good Battery'] }, 'is no text; write a text'],
  ['shortName', { shortName: 's'.repeat(46) }, 'has more than 45 letters'],
  ['price', { price: '10000' }, `"10000" ${NO_PRICE}`],
  ['price', { price: 'PKR 0' }, `"PKR 0" ${NO_PRICE}`],
  ['price', { price: undefined }, 'is missing; write it as "PKR 186,000"'],
  ['price', { price: 9600 }, 'stands without quotation marks; write it as "PKR 9,600"'],
  ['price', { price: '' }, 'is empty; write a text'],
  ['price', { price: 'PKR\u00a010,000' }, 'holds a no-break space (U+00A0) after "PKR"; delete it and type that part anew'],
  ['description', { description: 'Now at PKR \u00a010' }, 'holds a no-break space (U+00A0) after "PKR "; delete it'],
  ['description', { description: '\u00adA battery' }, 'holds a soft hyphen (U+00AD) at the beginning; delete it'],
  ['description', { description: 'The batteryâ€™s case' }, 'holds letters of a wrong encoding (â€™) after "battery"; delete'],
  ['description', { description: 'Now at {price' }, 'holds {price, which nothing fills in; write the text without braces'],
  ['', { name: undefined, nmae: 'Good Battery' }, 'holds nmae, which is unknown; write name'],
  ['', { price: undefined, pirce: 'PKR 10,000' }, 'holds pirce, which is unknown; write price'],
  ['name', { name: 'n'.repeat(101) }, 'has 101 letters; the shop feed takes 100'],
  ['name', { name: 'GOOD 12V BATTERY' }, 'is in capitals throughout'],
  ['description', { description: 'd'.repeat(5001) }, 'has 5001 letters; the shop feed takes 5000'],
  ['specs.Limit', { specs: { ...good.specs, Limit: '58,4V' } }, 'has "58,4" with a comma; write 58.4'],
  ['specs.CellsinSeries', { specs: { CellsinSeries: '4' } }, 'is nearly the row "Cells in Series"; write that'],
  ['specs.Cell in series', { specs: { 'Cell in series': '4' } }, 'is nearly the row "Cells in Series"; write that'],
  ['oldPrice', { oldPrice: 'PKR 10,000' }, 'is not above the price; raise it or leave it out'],
  ['images', { images: [] }, 'holds no picture; name one to three'],
  ['images', { images: [image, image, image, image] }, 'holds more than 3 pictures; keep the best 3'],
  ['images.1.alt', { images: [image, { src: 'pack-12v-front' }] }, 'is missing; say in a few words what the picture shows'],
  ['images.0.src', { images: [{ alt: 'A' }] }, 'is missing; name a picture of content/pictures/ or an https address'],
  [
    'images.0.src',
    { images: [{ src: 'no-such', alt: 'A' }] },
    'there is no content/pictures/no-such.jpg; add it or name another',
  ],
  [
    'images.0.src',
    { images: [{ src: 'pack-12v-front.jpg', alt: 'A' }] },
    'is no picture; name one of content/pictures/ without its ending',
  ],
  ['images.0.drawn', { images: [{ ...image, drawn: 'yes' }] }, 'leave it out for a photograph'],
  ['description', { description: 'a <b>fine</b> battery' }, 'holds markup; write plain text without < and >'],
  ['description', { description: 'Now at {prise}' }, 'holds {prise}, which nothing fills in; write the text without braces'],
  [
    'searchTitle',
    { searchTitle: 'For {prise}: a battery of this kind' },
    'holds {prise}, which nothing fills in; use {name}, {price}',
  ],
  ['searchTitle', { searchTitle: 'Short' }, 'has 5 characters; write 30 to 60, or leave it out: "Short"'],
  ['searchDescription', { searchDescription: 'x'.repeat(156) }, 'has 156 characters; write 120 to 155'],
  ['specs.Weight', { specs: { Weight: '38 kg' } }, 'is no row of specs; write it as the field "weight" of the product'],
  ['specs', { specs: { '<i>Volts</i>': '12V' } }, 'has a name that is empty or holds markup'],
  ['availability', { availability: 'soon' }, 'write in stock, out of stock, available for order or preorder'],
  ['availability', { availability: 'discontinued' }, 'move it to removed-products.ts'],
  [
    'updated',
    { priceDate: '2026-11-02', updated: '02-11-2026' },
    '"02-11-2026" is no date; write year, month and day, such as 2026-11-20',
  ],
  ['updated', { updated: undefined }, 'is missing; write a day as "2026-11-02"'],
  ['updated', { updated: '2099-11-25' }, '"2099-11-25" is after 2099-11-24; write the day of the last change'],
  ['priceDate', { priceDate: '2026-11-21' }, 'is after "updated"; a new price is a change of the entry'],
  ['currentLimitAmps', { currentLimitAmps: '100A' }, 'is no figure; write the amperes as 100, or leave it out'],
  ['currentLimitAmps', { currentLimitAmps: 9, specs: {} }, 'stands beside no single Nominal Voltage and Nominal Capacity'],
  [
    'currentLimitAmps',
    { currentLimitAmps: 9, subcategory: 'automobile-batteries' },
    'makes the calculator suggest it for a house',
  ],
  [
    'currentLimitAmps',
    { currentLimitAmps: 9, specs: { 'Nominal Voltage': '3.2V', 'Nominal Capacity': '100Ah' } },
    'only packs of 12V and more in "ups&solar-batteries" belong; leave it out',
  ],
  ['toConfirm.0', { toConfirm: ['price'] }, 'can’t be confirmed; name currentLimitAmps or nothing'],
  ['weight', { weight: '38' }, '"38" can’t be read; write it as "38 kg"'],
  ['peakCurrent', { peakCurrent: '200A' }, 'write it as "200A for 3 seconds"'],
  ['', { colour: 'black' }, 'holds colour, which is unknown; delete it, or use a name that other entries have'],
  ['guide.fits.0', { guide: { fits: ['Up to {Weight}.'], check: ['Nothing.'] } }, 'names {Weight}'],
])('a product’s %s is refused for %j', (field, change, correction) => {
  const problems = check(withProducts({ ...good, ...change }));
  const id = 'id' in change ? change.id : good.id;
  expect(problems).toEqual([expect.stringContaining(correction)]);
  expect(problems[0]).toContain(`  content/shop/products.ts, entry "${id}"${field && `, field "${field}"`}: `);
});

const [fan = { id: '', most: NaN }] = backup.loads;
const [household, lastHousehold] = [backup.households[0]?.id, backup.households.at(-1)?.id];
const removed = { id: 'old-battery', name: 'Old battery', nearest: good.id };
const hours = {
  shown: 'Open 10:00 AM to 12:30 PM',
  inSentences: 'Saturday to Thursday, 10 AM to 12:30 PM',
  days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  closed: 'Fridays',
  opens: '10:00',
  closes: '12:30',
};
const solar = { id: 'solar', name: 'Solar', icon: 'sun' };

test.each<[at: string, value: unknown, place: string, correction: string]>([
  ['shop/products', [null], 'entry number 1', 'is no entry in braces; write id, category, '],
  ['shop/products', [{ ...good, id: undefined, name: undefined }], 'entry number 1, field "id"', 'is missing; write an id'],
  ['shop/products', [good, { ...good, name: 'Another Good Battery' }], 'entry "good-battery", field "id"', 'is used twice'],
  [
    'shop/products',
    [good, { ...good, id: 'other' }],
    'entry "other", field "name"',
    'gives a title for search engines that is used twice',
  ],
  ...(['searchTitle', 'searchDescription'] as const).map((field): [string, object[], string, string] => [
    'shop/products',
    [
      { ...good, [field]: 'x'.repeat(field === 'searchTitle' ? 40 : 130) },
      { ...good, id: 'other', name: 'Another Good Battery', [field]: 'x'.repeat(field === 'searchTitle' ? 40 : 130) },
    ],
    `entry "other", field "${field}"`,
    'for search engines that is used twice, "xxx',
  ]),
  [
    'search.searchEntries./about.title',
    searchEntries['/contact'].title,
    'entry "[routes.contact]", field "title"',
    `gives a title for search engines that is used twice, "${searchEntries['/contact'].title}"; give each page its own`,
  ],
  [
    'search.searchEntries./about.description',
    'x'.repeat(119),
    'entry "[routes.about]", field "description"',
    'has 119 characters',
  ],
  ['shop/categories', [{ ...solar, id: 'all', subCategories: [solar, solar] }], 'entry "solar", field "id"', 'is used twice'],
  ['shop/categories', [solar, solar], 'entry "solar", field "id"', 'is used twice'],
  [
    'shop/removed-products',
    [{ ...removed, id: good.id }],
    'entry "good-battery", field "id"',
    'is used twice; keep it in one place',
  ],
  [
    'shop/removed-products',
    [{ ...removed, nearest: 'gone' }],
    'entry "old-battery", field "nearest"',
    '"gone" is not in content/shop/products.ts; name one of good-battery',
  ],
  ['pages/faq.0', 'Why?', 'field "0"', 'is no entry in braces; write question, answer, link'],
  [
    'pages/faq.0',
    { question: 'Why?', answer: 'So.', reply: 'No.' },
    'entry "Why?"',
    'holds reply, which is unknown; use question, answer',
  ],
  ['enquiry/chat-messages.order', 'I want {itm}.', 'field "order"', 'holds {itm}, which nothing fills in; use {item}'],
  ['enquiry/chat-messages.order', 'I want it.', 'field "order"', 'lacks {item}; write it where the site shall fill that in'],
  ['advice/answer.runWords.refused', 'No.', 'entry "runWords", field "refused"', 'lacks {amps}, {limit}; write it'],
  ['advice/answer.runWords.next', 'At {volt} V.', 'entry "runWords", field "next"', 'holds {volt}, which nothing'],
  ['advice/answer.runWords.custom', 'At {volts} V.', 'entry "runWords", field "custom"', 'write the text without braces'],
  [
    'navigation.mainNavigation.0.href',
    '/prices',
    `entry "${mainNavigation[0].label}", field "href"`,
    '"/prices" leads to no page of the site',
  ],
  [
    'navigation.mainNavigation.0.href',
    '//evil.example',
    `entry "${mainNavigation[0].label}", field "href"`,
    'is no address; write a path of the site, such as /products',
  ],
  [
    'pages/home.hero.packs.0.picture',
    'gone',
    `entry "${home.hero.packs[0].id}", field "picture"`,
    'there is no content/pictures/gone.jpg',
  ],
  ['promises.visitors.confirmedOn', '2099-11-25', 'entry "visitors", field "confirmedOn"', '"2099-11-25" is after 2099-11-24'],
  [
    'search.searchEntries./about.description',
    'x'.repeat(156),
    'entry "[routes.about]", field "description"',
    'has 156 characters; write 120 to 155',
  ],
  ['search.searchEntries./about', undefined, 'field "[routes.about]"', 'is missing; write title, description, updated, card'],
  [
    'search.searchEntries./products.description',
    'x'.repeat(130),
    'entry "[routes.products]", field "description"',
    'must name "12V to 48V"; add it',
  ],
  ['search.searchEntries./about.updated', '2100-01-01', 'entry "[routes.about]", field "updated"', 'is after 2099-11-24'],
  [
    'shop/products.0.priceDate',
    '2099-11-25',
    'entry "good-battery", field "priceDate"',
    'is after 2099-11-24; write the day on which',
  ],
  ['site.hours.opens', '10 AM', 'entry "hours", field "opens"', '"10 AM" is no time; write it as 10:00'],
  [
    'site.hours',
    { ...hours, inSentences: 'Every day, 10 AM to 12:30 PM' },
    'entry "hours", field "inSentences"',
    'is not what days, opens and closes say; write "Saturday to Thursday, 10 AM to 12:30 PM"',
  ],
  ['site.hours', { ...hours, closed: 'Sundays' }, 'entry "hours", field "closed"', 'is not what days say; write "Fridays"'],
  [
    'site.hours',
    { ...hours, days: ['Saturday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
    'entry "hours", field "closed"',
    'is not what days say; write "Fridays and Sundays"',
  ],
  [
    'site.hours',
    { ...hours, shown: 'Open 10 AM to 12:30 PM' },
    'entry "hours", field "shown"',
    'does not say 10:00 AM, as opens and closes do',
  ],
  ['site.hours', { ...hours, closes: '10:00' }, 'entry "hours", field "closes"', 'is not after "opens"; write both by the clock'],
  ['site.hours.closes', '00:00', 'entry "hours", field "closes"', 'is not after "opens"'],
  ['site.hours.days', [], 'entry "hours", field "days"', 'is empty; name the days'],
  [
    'site.securityContactValidUntil',
    '2100-11-25',
    'field "securityContactValidUntil"',
    'is after 2100-11-24; write a day within a',
  ],
  ['site.hours.days', ['Someday'], 'entry "hours.days", field "0"', '"Someday" is no day; use Monday, Tuesday, Wednesday'],
  ['site.shop', { returns: 'none' }, 'field "shop"', 'holds returns, which is unknown; use warranty, testSheet,'],
  ['site.phones.0', '0300 1234567', 'entry "phones", field "0"', 'is no phone number; write it as +92 300 1234567'],
  ['site.phones.0', 'Call +92 300 1234567', 'entry "phones", field "0"', 'is no phone number; write it as +92 300 1234567'],
  ['site.phones.0', '+92 300 1234567 or so', 'entry "phones", field "0"', 'is no phone number; write it as +92 300 1234567'],
  ['site.phones.0', '+92 44 29234', 'entry "phones", field "0"', 'has 9 figures; with its 92 it should have 11 or 12'],
  ['site.phones.0', '+92 0300 1234567', 'entry "phones", field "0"', 'has a 0 after 92; write the number without that 0'],
  ['site.responseTimeHours', '12 hours', 'field "responseTimeHours"', 'is no figure; write hours from 1 to 168'],
  ['enquiry/chat-numbers.orders', '9203001234567', 'field "orders"', 'has a 0 after 92; write the number without that 0'],
  ['enquiry/chat-numbers.orders', '+923001234567', 'field "orders"', 'is no WhatsApp number; write it as 923001234567'],
  ['enquiry/chat-numbers.orders', '923001234567 ', 'field "orders"', 'is no WhatsApp number; write it as 923001234567'],
  ['enquiry/chat-numbers.orders', '3001234567', 'field "orders"', 'lacks the country code; write 92 before it'],
  ['enquiry/chat-numbers.orders', '92300123456', 'field "orders"', 'has 11 figures; with its 92 it should have 12'],
  ['shop/categories.0.icon', 'windmill', 'entry "solar-batteries", field "icon"', 'is no icon; write sun, car,'],
  [
    'pages/faq',
    [
      { question: 'Why?', answer: 'So.' },
      { question: 'why?', answer: 'No.' },
    ],
    'entry "why?", field "question"',
    'is asked twice; delete one of the two entries',
  ],
  ['site.emails.0', 'sales@example.com?bcc=x', 'entry "emails", field "0"', 'is no email address'],
  ['enquiry/chat-numbers.questions', '+92 300 1234567', 'field "questions"', 'is no WhatsApp number'],
  ['advice/backup.loads.0.watts', 0, 'entry "fan", field "watts"', '0 is out of bounds; write watts from 1 to 20000'],
  ['pages/home.households', ['smal', 'famly'], 'entry "households", field "0"', '"smal" is no household'],
  [
    'pages/home.firstHousehold',
    'frigde',
    'field "firstHousehold"',
    `is no household of content/advice/backup.ts; use one of ${household},`,
  ],
  [
    'shop/categories.0.subCategories.0.id',
    'ups batteries',
    'entry "ups batteries", field "id"',
    'is not an id; use lower-case letters',
  ],
  ['advice/backup.capacityTest.ask', 0.99, 'entry "capacityTest", field "ask"', 'is above "full"'],
  ['advice/charging.lowCutOff', charging.float[0], 'field "lowCutOff"', 'is not below "float"'],
  ['advice/charging.float', [13.5, 14.3], 'field "float"', 'is above "charge"'],
  ['advice/backup.households.0.id', lastHousehold, `entry "${lastHousehold}", field "id"`, 'is used twice'],
  [
    'advice/backup.households.0.counts',
    { heater: 1 },
    `entry "${household}", field "counts.heater"`,
    'is no load; use one of fan, dcfan,',
  ],
  ['advice/backup.households.0.counts', {}, `entry "${household}", field "counts"`, 'is empty; name at least one load'],
  ...[0, 0.5, fan.most + 1].map((count): [string, object, string, string] => [
    'advice/backup.households.0.counts',
    { [fan.id]: count },
    `entry "${household}", field "counts.${fan.id}"`,
    `${count} is no count; write a whole number from 1 to ${fan.most}`,
  ]),
  [
    'advice/backup.leadAcid',
    { volts: 12, ampereHours: 100, gentleDepth: 0.8, deepDepth: 0.5 },
    'entry "leadAcid", field "gentleDepth"',
    'is above deepDepth; turn the two round',
  ],
  ['advice/backup.advisedShareOfLimit', 80, 'field "advisedShareOfLimit"', '80 is out of bounds; write a share from 0.05 to 1'],
  ['advice/backup.losses.careful.depth', 0.95, 'field "losses"', 'are out of order'],
  ['advice/backup.systemVolts', [24, 12], 'field "systemVolts"', 'are out of order; write the lowest first'],
])('%s is refused: %j', (at, value, place, correction) => {
  const problems = check(withValue(at, value));
  expect(problems).toContainEqual(expect.stringContaining(`  content/${at.split('.')[0]}.ts, ${place}: `));
  expect(problems.join('\n')).toContain(correction);
});

test('hours of six days and of all are right', () => {
  expect(check(withValue('site.hours', hours))).toEqual([]);
  const week = { ...hours, days: [...hours.days, 'Friday'], inSentences: 'Saturday to Friday, 10 AM to 12:30 PM' };
  expect(check(withValue('site.hours', { ...week, closed: 'Never' }))).toEqual([]);
});

test.each(Object.entries({ opens: '10 AM', closes: '00:00', days: [] }))(
  'wrong %s of the hours are said once, and no sentence is made of them',
  (field, value) => {
    expect(check(withValue(`site.hours.${field}`, value))).toHaveLength(1);
  },
);

test.each<[at: string, value: unknown]>([
  ...['+92 300 9201234', '+92 44 2923456', '+45 20 12 34 56', '+34 600 123 456'].map((phone): [string, string] => [
    'site.phones.0',
    phone,
  ]),
  ['advice/backup.households.0.counts', { [fan.id]: fan.most }],
  ['advice/backup.losses.careful', backup.losses.estimate],
  ['advice/backup.leadAcid', { volts: 12, ampereHours: 100, gentleDepth: 0.5, deepDepth: 0.5 }],
  ['advice/backup.capacityTest', { full: 0.9, ask: 0.9 }],
  ['advice/charging.float', [charging.charge[0], charging.charge[0]]],
  ['search.searchEntries./about.description', 'x'.repeat(120)],
  ['search.searchEntries./about.description', 'x'.repeat(155)],
])('%s may be %j', (at, value) => {
  expect(check(withValue(at, value))).toEqual([]);
});

test('a catalogue of many pages has search texts of its own for each', () => {
  const many = Array.from({ length: 49 }, (_, index) => ({
    ...good,
    id: `battery-${index}`,
    name: `Good Battery Number ${index}`,
  }));
  expect(check(withProducts(...many))).toEqual([]);
  const { 'shop/categories': longName } = withValue('shop/categories.0.name', 'n'.repeat(60));
  expect(check({ ...withProducts(...many), 'shop/categories': longName })[0]).toContain(
    `  content/search.ts, entry "cataloguePageTemplate.${routes.products}/category/solar-batteries", field "title": has `,
  );
});

test('all that is wrong is said at once', () => {
  const content = withProducts({ ...good, price: 'free', images: [] }, { ...good, id: 'second', name: ' ' });
  expect(check({ ...content, 'pages/faq': { faq: [{ question: '', answer: 'A' }] } })).toHaveLength(4);
});

test('a misspelt name hides the field that is missing for it, and no other', () => {
  const { src, ...front } = good.images[0] ?? { src: '', alt: '' };
  const misspelt = { ...good, srcs: src, price: undefined, pirce: good.price, images: [front] };
  expect(check(withProducts(misspelt, { ...good, id: 'second', price: undefined }))).toEqual([
    '  content/shop/products.ts, entry "good-battery", field "images.0.src": is missing; name a picture of content/pictures/ or an https address.',
    '  content/shop/products.ts, entry "good-battery": holds srcs, which is unknown; write specs; holds pirce, which is unknown; write price.',
    '  content/shop/products.ts, entry "second", field "price": is missing; write it as "PKR 186,000".',
  ]);
});

describe('texts', () => {
  const about = (value: unknown) => check(withValue('pages/about.hero', value));

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'https://name@evil.example',
    'https://:password@evil.example',
    'xhttps://evil.example',
    'https://evil.example/"onclick="x',
    'shop/products',
    '/products/no-such-battery',
    '',
  ])('the address %j is refused as a link', (href) => {
    expect(about({ links: [{ href }] })).toHaveLength(1);
  });

  test.each(['/', `/products/${good.id}`, '/products?category=a%26b', '/about#story', 'https://www.youtube.com/@alpha'])(
    'the address %j is taken',
    (href) => {
      expect(about({ href })).toEqual([]);
    },
  );

  test.each(['../secret', 'a/b', 'a.b', 'a\0', 'http://x.example/a.jpg'])('the picture %j is refused', (picture) => {
    expect(about({ picture })).toHaveLength(1);
  });

  test.each([
    ['markup', '<b>bold</b>'],
    ['a character that turns the text around', 'Battery \u202Eyrettab'],
    ['a control character', 'Battery\u0007'],
    ['a soft hyphen', 'Bat\u00adtery'],
    ['a character of no width', 'Bat\u200btery'],
    ['a joiner between Latin letters', 'Bat\u200ctery'],
    ['a lost letter', 'The battery\ufffds case'],
    ['a wrong encoding', 'The batteryâ€™s case'],
    ['a lost name', 'We answer within undefined hours'],
    ['a script', 'javascript:alert(1)'],
    ['a script in two lines', 'java\nscript:alert(1)'],
    ['an address without its scheme', '//evil.example'],
    ['a brace', 'Now at {price}'],
  ])('%s is refused, however deep', (_, words) => {
    expect(about([{ b: { c: words } }])).toHaveLength(1);
  });

  test('ordinary words are left alone', () => {
    expect(
      about([
        '24V / 100Ah',
        'A & B',
        'Rs. 5: cheap',
        'Is it 10kW?',
        'اردو',
        '👨‍👩‍👧',
        'می‌خواهم',
        'naïve café',
        'line\nline',
        '10:00 AM',
        'Test data: 100Ah',
        null,
        true,
      ]),
    ).toEqual([]);
  });
});
