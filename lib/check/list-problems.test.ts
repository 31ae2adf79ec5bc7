import { appliances } from '@/content/advice/appliances';
import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { mainNavigation } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { ownerFacts } from '@/content/shop/attributes';
import { readContent } from '@/scripts/build/content-files';
import { listLocalImages } from '@/scripts/build/pictures/source-images';
import { validProduct, manyProducts, testCatalogue } from '../shop/test-catalogue';
import { listProblems } from './list-problems';
import { WEEK } from './opening-hours';
import type { SiteContent } from './site-schema';

/** Later than any day in the content. */
const TODAY = '2099-11-24';
const pictures = new Set(listLocalImages().keys());
const check = (content: SiteContent) => listProblems(content, TODAY, pictures);

/** The site's own content with one product, which tests change. */
let base: SiteContent;

beforeAll(async () => {
  base = structuredClone({
    ...(await readContent()),
    'shop/products': { products: [validProduct] },
    'shop/removed-products': { removedProducts: [] },
  });
});

/** The content with another value at a place: `site.hours.opens`, `navigation.mainNavigation.0.href`. */
function withValue(place: string, value: unknown) {
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

const image = { src: 'pack-12v-front', alt: 'The battery from the front' };
const link = (href: unknown) => ({ links: [{ href }] });
const open = { days: WEEK.filter((day) => day !== 'Friday'), opens: '10:00', closes: '12:30' };
const hours = {
  shown: 'Saturday - Thrusday: 10:00 AM - 12:30 PM',
  inSentences: 'Saturday to Thursday, 10 AM to 12:30 PM',
  closed: 'Fridays',
  open: [open],
  closedOn: [],
};
/** The opening hours in the same words, with another first line and more lines. */
const hoursOf = (change: object, ...more: object[]) => ({ ...hours, open: [{ ...open, ...change }, ...more] });
const friday = { days: ['Friday'], opens: '15:00', closes: '20:00' };
const removed = { id: 'old-battery', name: 'Old battery', nearest: validProduct.id };
const solar = { id: 'solar', name: 'Solar', icon: 'Sun' };
const [fan = { id: '', most: NaN }] = appliances.list;
const { households } = appliances;
const household = households[0]?.id;

// scripts/build/check-content.test.ts tests that the site’s own content is right.
test('each kind of product is right', () => {
  expect(check(base)).toEqual([]);
  expect(check(withProducts(...Object.values(testCatalogue)))).toEqual([]);
});

test.each([
  { images: [image, image, { src: 'https://a.example/a.jpg', alt: 'One from elsewhere' }] },
  { category: 'beyond-batteries', subcategory: undefined },
  { name: '4S-8S BMS 100A' },
  { name: 'n'.repeat(80), updated: TODAY },
  { priceDate: validProduct.updated, description: '1,280 Wh, or 1.28 kWh.' },
  { subcategory: 'automobile-batteries', description: 'It charges in 4 to 6 hours.' },
  { searchTitle: 't'.repeat(30), searchDescription: 'd'.repeat(120) },
  { searchTitle: 't'.repeat(60), searchDescription: 'd'.repeat(155) },
  { specs: { ...validProduct.specs, 'Output 1': '5V', 'Output 2': '9V', 'Data Cable': '2 m' } },
  { specs: { ...validProduct.specs, 'Charge Cut Off Voltage': '14.6V at 25 °C' } },
])('a product may have %j', (change) => {
  expect(check(withProducts({ ...validProduct, ...change }))).toEqual([]);
});

test.each([
  [{ id: 'Good Battery' }, 'field "id": "Good Battery" is wrong; write an id of lower-case letters, figures and single hyphens'],
  [{ id: 'i'.repeat(101) }, 'field "id": has 101 letters; the shop feed takes 100'],
  [{ category: 'electric vehicles' }, '"electric vehicles" is no id of categories.ts; write its id, "electric-batteries"'],
  [{ category: 'solar-batterys' }, 'field "category": "solar-batterys" is no id of categories.ts; write "solar-batteries"'],
  [{ subcategory: 'ev-batteries' }, 'field "subcategory": "ev-batteries" is no id in solar-batteries; use one of ups'],
  [{ subcategory: undefined }, 'field "subcategory": is missing; use one of ups&solar-batteries, '],
  [{ category: 'beyond-batteries' }, '"ups&solar-batteries" is no id in beyond-batteries; it has no sub-categories, so delete'],
  [{ name: '' }, 'field "name": is empty; write a text'],
  [{ name: ['Good Battery'] }, 'field "name": is no text; write a text'],
  [{ name: 'n'.repeat(101) }, 'field "name": has 101 letters; the shop feed takes 100'],
  [{ name: 'Good Battery 🔋' }, 'field "name": holds "🔋", which share pictures can’t show; leave it out'],
  [{ name: 'GOOD 12V BATTERY' }, 'field "name": is in capitals throughout'],
  [{ name: undefined, nmae: 'Good' }, ': holds nmae, which nothing reads; write "name"'],
  [{ shortName: 's'.repeat(46) }, 'field "shortName": has 46 letters; the head of a table takes 45'],
  [{ summary: 's'.repeat(57) }, 'field "summary": has 57 letters; a card takes 56'],
  [{ price: 'PKR 9,600' }, 'field "price": "PKR 9,600" is wrong; write whole rupees in figures alone'],
  [{ price: 0 }, 'field "price": 0 is wrong; write whole rupees'],
  [{ price: 9600.5 }, 'field "price": 9600.5 is wrong; write whole rupees'],
  [{ price: undefined }, 'field "price": is missing; write whole rupees'],
  [{ name: 'Good\u00a0Battery' }, 'holds an invisible character (U+00A0) after "Good"; delete it and type that part anew'],
  [{ oldPrice: 10_000 }, 'field "oldPrice": 10000 is not above "price", 10000; correct one'],
  [{ description: 'd'.repeat(5001) }, 'field "description": has 5001 letters; the shop feed takes 5000'],
  [{ description: 'Now at {price' }, 'holds {price, which nothing fills in; write the text without braces'],
  [{ searchTitle: 'For {prise}: a battery of this kind' }, 'holds {prise}, which nothing fills in; use {name}, {price}'],
  [{ currentLimitAmps: 9, description: 'For 5 to 7½ hours.' }, 'field "description": says "5 to 7½ hours", which its page reck'],
  [{ searchTitle: 'Short' }, 'field "searchTitle": has 5 characters; write 30 to 60, or leave it out'],
  [{ searchDescription: 'x'.repeat(156) }, 'field "searchDescription": has 156 characters; write 120 to 155'],
  [{ specs: { 'Output 1': '58,4V' } }, 'field "specs.Output 1": has "58,4" with a comma; write 58.4'],
  [{ specs: { CellsinSeries: '4' } }, 'field "specs.CellsinSeries": is nearly the row "Cells in Series"; write that'],
  [
    { specs: { [ownerFacts[2]?.label ?? '']: '38 kg' } },
    `is no row of specs; write it as the field "${ownerFacts[2]?.field}" of`,
  ],
  [{ specs: { '<i>Volts</i>': '12V' } }, 'field "specs": holds markup (<) at the beginning; delete it'],
  [{ images: [image, image, image, image] }, 'field "images": holds more than 3 pictures; keep the best 3'],
  [{ images: [image, { src: 'pack-12v-front' }] }, 'field "images", number 2, field "alt": is missing; write in a few words'],
  [{ images: [{ ...image, alt: 'A battery' }] }, '"A battery" does not say what is seen; write that in three words or more'],
  [{ images: [{ ...image, alt: 'Photo of the battery' }] }, '"Photo of the battery" does not say what is seen; write'],
  [
    { images: [{ alt: image.alt }] },
    'field "images", number 1, field "src": is missing; write the name of a picture of content/pictures/, or an https address',
  ],
  [{ images: [{ ...image, src: 'pack-12v-front.jpg' }] }, 'is no picture of content/pictures/; add it, name another without its'],
  [{ images: [{ ...image, drawn: 'yes' }] }, 'number 1, field "drawn": "yes" is wrong; use one of product, scene'],
  [{ availability: 'Out of Stock' }, 'field "availability": "Out of Stock" is wrong; write "out of stock"'],
  [{ availability: 'discontinued' }, 'field "availability": is no word for a product on sale; move it to removed-products.ts'],
  [{ updated: undefined }, 'field "updated": is missing; write a day as "2026-11-02"'],
  [{ updated: '2099-11-25' }, '"2099-11-25" is after 2099-11-24; write the day of the last change'],
  [{ updated: TODAY, priceDate: '2099-11-25' }, 'is after 2099-11-24; write the day on which the price was set'],
  [{ priceDate: '2026-11-21' }, 'field "priceDate": is after "updated"; a new price is a change of the entry'],
  [{ currentLimitAmps: '100A' }, 'field "currentLimitAmps": "100A" is wrong; write amperes from 1 to 1000'],
  [{ currentLimitAmps: 9, specs: {} }, 'field "currentLimitAmps": makes the calculator suggest it for a house, where only packs'],
  [{ currentLimitAmps: 9, subcategory: 'automobile-batteries' }, 'where only packs in "ups&solar-batteries" of 12V and more'],
  [
    { currentLimitAmps: 9, specs: { 'Nominal Voltage': '3.2V', 'Nominal Capacity': '9Ah' } },
    'with Nominal Voltage and Capacity as',
  ],
  [{ currentLimitAmps: 201 }, 'field "currentLimitAmps": is more than 2 × its Ah; write at most 200'],
  [{ chargeLimitAmps: 201 }, 'field "chargeLimitAmps": is more than 2 × its Ah; write at most 200'],
  [
    { specs: { ...validProduct.specs, 'Charge Cut Off Voltage': 'up to 85.4V' } },
    'is above 4 × 3.65V a cell; write "14.6V" or less',
  ],
  [
    { currentLimitAmps: undefined, specs: { 'Nominal Voltage': '3.2V', 'Charge Cut Off Voltage': '4.2V' } },
    'is above 1 × 3.65V a cell; write "3.65V" or less',
  ],
  [
    { name: 'BMS board 100A', specs: { 'Nominal Current': '1000A' } },
    'field "specs.Nominal Current": is not the 100A of its name',
  ],
  [
    { specs: { ...validProduct.specs, 'Discharge Cut Off Voltage': '9.9V at least' } },
    'is below 4 × 2.5V a cell; write "10.0V" or more',
  ],
  [
    { specs: { ...validProduct.specs, 'Cells in Series': '8' } },
    'field "specs": have 12.8V of 8 cells; write "25.6V", or other Cells',
  ],
  [{ toConfirm: ['price'] }, 'field "toConfirm", number 1: "price" is wrong; use one of currentLimitAmps'],
  [{ name: 'Good 9Ah', shortName: '9Ah' }, 'field "specs.Nominal Capacity": makes 100 Ah, but "name" says 9Ah; correct'],
  [{ shortName: '100Ah', description: '5.12 kWh.' }, 'Capacity": makes 1.28 kWh, but "description" says 5.12 kWh; correct'],
  [{ weight: '38' }, 'field "weight": "38" is wrong; write it as "38 kg"'],
  [{ peakCurrent: '200A' }, 'field "peakCurrent": "200A" is wrong; write it as "200A for 3 seconds"'],
  [{ colour: 'black' }, ': holds colour, which nothing reads; use one of id, category, '],
  [
    { suitability: { fits: ['All.'], check: ['{Nominal}?'] } },
    'field "suitability.check", number 1: names {Nominal}, which the specification does not give as a value or a figure; use one of Chemistry, ',
  ],
  [
    { suitability: { fits: ['{Chemistry × 2}'], check: ['All.'] } },
    'names {Chemistry × 2}, which the specification does not give as',
  ],
  [{ suitability: { fits: ['Of {Chemistry'], check: ['All.'] } }, 'number 1: names {Chemistry, which the specification does not'],
  [
    { suitability: { fits: ['All.'], check: ['All.'], photo: '{Chemistry}' } },
    'photo": holds {Chemistry}, which nothing fills in',
  ],
])('a product is refused for %j', (change, said) => {
  const problems = check(withProducts({ ...validProduct, ...change }));
  expect(problems).toEqual([expect.stringContaining(said)]);
  expect(problems[0]).toContain(`  content/shop/products.ts, entry "${'id' in change ? String(change.id) : validProduct.id}"`);
});

const other = { ...validProduct, id: 'other', name: 'Another Good Battery' };
const opened = { src: 'pack-12v-opened', alt: 'The battery opened up', parts: ['cells'] };
const [NUMBER, CHAT] = ['is wrong; write it as +92 300 1234567', 'is wrong; write it as 923001234567'];

test.each<readonly [string, unknown, string]>([
  ['shop/products', [null], 'products.ts, number 1: it is wrong; write an entry in braces, of id, category, '],
  [
    'shop/products',
    [{ ...validProduct, id: undefined, name: undefined }],
    'products.ts, number 1, field "id": is missing; write an id',
  ],
  [
    'shop/products',
    [validProduct, { ...other, id: validProduct.id }],
    'entry "good-battery", field "id": is that of content/shop/pro',
  ],
  [
    'shop/products',
    [validProduct, { ...other, name: validProduct.name }],
    'entry "other", field "name": gives search engines the title of content/shop/products.ts, entry "good-battery", field "name"',
  ],
  [
    'shop/products',
    [validProduct, other].map((entry) => ({ ...entry, opened })),
    'entry "other", field "opened": is that of content/shop/products.ts, entry "good-battery", field "opened"; write another',
  ],
  [
    'search.searchEntries./about',
    undefined,
    'entry "[routes.about]": is missing; write an entry in braces, of title, description, updated, shareCard',
  ],
  [
    'search.searchEntries./about.shareCard.heading',
    'About ⚡',
    'field "shareCard.heading": holds "⚡", which share pictures can’t show',
  ],
  ['advice/appliances.list.0.many', 'fans 🌀', 'holds "🌀", which share pictures can’t show'],
  [
    'search.searchEntries./products.description',
    'x'.repeat(130),
    'field "description": must name "12V to 48V" and "10kW to 20kW"',
  ],
  ['shop/categories', [{ ...solar, subCategories: [solar] }], 'entry "solar", field "id": is that of content/shop/cat'],
  ['shop/categories.0.icon', 'windmill', 'entry "solar-batteries", field "icon": "windmill" is wrong; use one of Sun, Car,'],
  [
    'shop/categories.0.subCategories.0.id',
    'ups batteries',
    'entry "ups batteries", field "id": "ups batteries" is wrong; write an id of lower-case',
  ],
  ['shop/removed-products', [{ ...removed, id: validProduct.id }], 'field "id": is that of content/shop/products.ts'],
  ['shop/removed-products', [{ ...removed, nearest: 'gone' }], '"gone" is no id of content/shop/products.ts; use one'],
  ['pages/faq.0', { question: 'Why?', answer: 'So.', a: 'No.' }, 'entry "Why?": holds a, which nothing reads; use one of'],
  ['pages/faq', ['Why?', 'why?'].map((question) => ({ question, answer: 'So.' })), 'entry "why?", field "question": is'],
  ['enquiry/chat-messages.order', 'I want it.', 'field "order": lacks {item}; write it where the site shall fill that in'],
  ['navigation.mainNavigation.0.href', '/prices', `entry "${mainNavigation[0].label}", field "href": "/prices" leads to no page`],
  ['pages/home.hero.pictures.0.picture', 'gone', `entry "${home.hero.pictures[0].id}", field "picture": "gone" is no picture of`],
  ['shop/catalogue-page.cataloguePage.housePacks.householdId', 'famly', '"famly" is no household of content/advice/appliances'],
  [
    'advice/battery-finder.finder.households',
    [household],
    '"finder", field "defaultHousehold": is none of "households"; write one',
  ],
  ['pages/home.households', ['smal', 'frigde'], 'entry "households", number 1: "smal" is no household of content/advice/ap'],
  ['site.securityContactValidUntil', '2100-11-25', 'is after 2100-11-24; write a day within a year'],
  ['routes.about', '//about', 'field "about": "//about" leads to no page of the site; write'],
  ['site.responseTimeHours', '12 hours', 'field "responseTimeHours": "12 hours" is wrong; write hours from 1 to 168.'],
  ['site.currency', 'USD', ': holds currency, which nothing reads; use one of brand, blurb, address, '],
  ['site.social.0.name', 'TikTok', 'field "name": "TikTok" is wrong; use one of Facebook, Instagram, YouTube'],
  ['site.hours', hoursOf({ days: 'Friday' }), 'field "days": "Friday" is wrong; write a list in brackets, [\'…\', \'…\']'],
  ['enquiry/chat-numbers', ['923000000001'], 'it is wrong; write an entry in braces, of questions, orders'],
  ['navigation.catalogueParts.inverters.category', 'wind', '"wind" is no id of categories.ts; use one of solar-'],
  ['site.shop', { returns: 'none' }, 'field "shop": holds returns, which nothing reads; use one of warranty, testSheet,'],
  [
    'site.emails.0',
    'sales@example.com?bcc=x',
    'entry "emails", number 1: "sales@example.com?bcc=x" is wrong; write it as sales@ex',
  ],
  ...['+92', '0300 1234567', 'Call +92 300 1234567', '+92 300 1234567 or so', '0800 1234', '0800 123456']
    .concat('+92 44 29234', '+92 0300 1234567', '+92 800 12345', '+3001234567')
    .map((number) => ['site.phones.0', number, `entry "phones", number 1: "${number}" ${NUMBER}`] as const),
  ...[
    '+923001234567',
    '923001234567 ',
    '1234567890123456',
    '3001234567',
    '111123456',
    '92300123456',
    '9280012345',
    '80012345',
  ].map((number) => ['enquiry/chat-numbers.orders', number, `field "orders": "${number}" ${CHAT}`] as const),
  [
    'site.hours',
    hoursOf({ opens: '10' }),
    'entry "hours", field "open", number 1, field "opens": "10" is wrong; write it as 10:00',
  ],
  ['site.hours', hoursOf({ closes: '10:00' }), 'field "closes": is the same as "opens"; for day and night write'],
  ['site.hours', hoursOf({ days: ['Someday'] }), 'field "days", number 1: "Someday" is wrong; use one of Monday, Tuesday,'],
  ['site.hours', { ...hours, closed: 'Sundays' }, 'field "closed": is not what "open" says; write "Fridays"'],
  ['site.hours', hoursOf({ days: ['Monday', 'Wednesday', 'Friday'] }), 'write "Monday, Wednesday and Friday, 10 AM to 12:30 PM"'],
  ['site.hours', hoursOf({ days: WEEK }), 'field "inSentences": is not what "open" says; write "Monday to Sunday, 10'],
  ['site.hours', hoursOf({ days: WEEK }), 'field "closed": is not what "open" says; write "no day"'],
  ['site.hours', hoursOf({ opens: '16:00', closes: '00:00' }), 'write "Saturday to Thursday, 4 PM to midnight"'],
  [
    'site.hours',
    hoursOf({}, { ...friday, opens: '10:00', closes: '12:30' }, friday),
    'write "Saturday to Thursday, 10 AM to 12:30 PM; Friday, 10 AM to 12:30 PM and 3 PM to 8 PM"',
  ],
  ['site.hours.closedOn', ['Eid'], 'entry "hours", field "closedOn", number 1: "Eid" is no date; write year, month and day'],
  ['advice/appliances.list.0.id', 'charger', '"charger" is wrong; write an id of'],
  ['advice/appliances.list.0.watts', 0, `entry "${fan.id}", field "watts": 0 is wrong; write watts from 1 to 20000.`],
  ['advice/backup.hours.limits', [5], 'field "limits": it is wrong; write two figures in brackets, [1, 2]'],
  ['advice/appliances.households', undefined, 'field "households": is missing; write a list in brackets'],
  ['advice/backup.hours.default', 0.1, 'entry "hours", field "default": is not '],
  ['advice/backup.capacityTest.ask', 0.99, 'entry "capacityTest", field "ask": is above "full"'],
  ['advice/appliances.list.1.id', fan.id, `entry "${fan.id}", field "id": is that of content/advice/appliances.ts, entry`],
  ['advice/appliances.households', [...households, households[0]], `entry "${household}", field "id": is that of`],
  [
    'advice/appliances.households.0.counts',
    { heater: 1 },
    `entry "${household}", field "counts.heater": is no load; use one of fan,`,
  ],
  ['advice/appliances.households.0.id', 5, 'entry "households", number 1, field "id": 5 is wrong; write an id of'],
  ['advice/appliances.households.0.counts', {}, `entry "${household}", field "counts": is empty; it needs at least one`],
  ...[0, 0.5].map(
    (count) =>
      [
        'advice/appliances.households.0.counts',
        { [fan.id]: count },
        `field "counts.${fan.id}": ${count} is wrong; write a whole number from 1 up`,
      ] as const,
  ),
  [
    'advice/appliances.households.0.counts',
    { [fan.id]: fan.most + 1 },
    `${fan.most + 1} is too many; write a whole number from 1 to ${fan.most}`,
  ],
  ['advice/backup.leadAcid.gentleDepth', 0.95, 'entry "leadAcid", field "gentleDepth": is above deepDepth; turn the two round'],
  ['advice/backup.advisedShareOfLimit', 80, 'field "advisedShareOfLimit": 80 is wrong; write a share from 0.05 to 1.'],
  ['advice/backup.losses.careful.depth', 0.95, 'field "losses": are out of order'],
  ['advice/backup.systemVolts', [24, 12], 'field "systemVolts": are out of order; write the lowest first'],
  ['advice/backup.systemVolts', [12, 36], 'number 2: 36 is wrong; write 12, 24 or 48'],
  ['advice/backup.idleDraws', { 12: 10, 24: 20 }, 'entry "idleDraws", field "48": is missing; write watts from 0 to 300'],
  // What an owner would publish in good faith, and a house would not survive.
  ['advice/charging.charge', [14.0, 16.5], 'entry "charge", number 2: 16.5 is wrong; write volts for 12V from 13.8 to 14.4'],
  ['advice/charging.lowCutOff', 8, 'field "lowCutOff": 8 is wrong; write volts for 12V from 11 to 12.8'],
  ['advice/charging.charge', [14.2, 14.0], 'field "charge": has its least above its most; turn the two round'],
  ['advice/charging.chargeAtMost', 14.1, 'field "chargeAtMost": is below the 14.2V of "charge"; write at least that'],
  ['advice/charging.program.charge', 14.3, 'entry "program", field "charge": is not within "charge"; write 14 to 14.2'],
  ['advice/charging.backToMains.48', 46, 'field "48": is not between the low cut-off and float of 48V; write more than 48'],
  ['advice/charging.currentShare', 5, '5 is wrong; write amperes for each Ah from 0.05 to 1'],
  ['advice/charging.flooded', '14.6', 'field "flooded": "14.6" is wrong; write volts for 12V from 14.5 to 16'],
  ['advice/inverter-settings.noMenu.agm.charge', 30, '30 is wrong; write volts from 27 to 28.8'],
  ['advice/wiring.carries.10', 510, 'entry "carries", field "10": is more than 10 mm² of copper carries; write at most 90'],
  ['advice/wiring.carries.35', 90, 'entry "carries", field "35": is not above what 25 mm² carries; look it up again'],
  ['advice/wiring.fuseTimes', 0.5, 'field "fuseTimes": 0.5 is wrong; write times the current from 1.25 to 1.6'],
  ['advice/wiring.markedVolts', 12, '12 is wrong; write volts from 58.4 to 1000'],
  ['advice/wiring.mostDropPercent', 20, '20 is wrong; write percent from 0.5 to 3'],
  ['advice/wiring.fuses.NH00', [63, 800], 'number 2: is a fuse that no cable of this file survives; write at most 224'],
  ['advice/wiring.fuses.NH00', [80, 63], 'entry "fuses", field "NH00": are out of order; write the lowest first'],
])('%s is refused: %j', (at, value, said) => {
  const problems = check(withValue(at, value)).filter((problem) => problem.startsWith(`  content/${at.split('.')[0]}.ts`));
  expect(problems).toContainEqual(expect.stringContaining(said));
});

test.each([
  ...[
    '+92 300 9201234',
    '+92 44 2923456',
    '+92 42 111 123 456',
    '+92 111 123 456',
    '111 123 456',
    '0800 12345',
    '+45 20 12 34 56',
  ].map((number): [string, string] => ['site.phones.0', number]),
  ...['9242111123456', '92111123456', '4520123456'].map((number): [string, string] => ['enquiry/chat-numbers.orders', number]),
  ['site.hours', hours],
  ['site.social', []],
  ['site.feedToConfirm', []],
  ['shop/removed-products', [removed]],
  ['advice/appliances.households.0.counts', { [fan.id]: fan.most }],
  ['advice/backup.losses.careful', backup.losses.estimate],
  ['advice/backup.leadAcid.gentleDepth', backup.leadAcid.deepDepth],
  ['advice/backup.capacityTest', { full: 0.9, ask: 0.9 }],
  ['advice/charging.chargeAtMost', charging.charge[1]],
])('%s may be %j', (at, value) => {
  expect(check(withValue(at, value))).toEqual([]);
});

test.each([{ opens: '10 AM' }, { closes: '24:00' }, { closes: '10:00' }, { days: [] }])(
  'wrong hours, %j, are said once, and no sentence is made of them',
  (change) => {
    expect(check(withValue('site.hours', hoursOf(change)))).toHaveLength(1);
  },
);

test('a catalogue of many pages has search texts of its own for each', () => {
  const many = manyProducts(49).map((product) => ({ ...product, name: `Good ${product.id}` }));
  expect(check(withProducts(...many))).toEqual([]);
  const { 'shop/categories': longName } = withValue('shop/categories.0.name', 'n'.repeat(60));
  expect(check({ ...withProducts(...many), 'shop/categories': longName })[0]).toContain(
    '  content/search.ts, entry "cataloguePageTemplate", field "/products/category/solar-batteries.title": has ',
  );
});

test('a misspelt name hides the field that is missing for it, and no other', () => {
  const images = [{ ...image, src: undefined, srcs: image.src }];
  const misspelt = { ...validProduct, price: undefined, pirce: validProduct.price, name: undefined, images };
  expect(check(withProducts(misspelt, { ...other, price: undefined }))).toEqual([
    '  content/shop/products.ts, entry "good-battery", field "name": is missing; write a text, \'…\'.',
    '  content/shop/products.ts, entry "good-battery", field "images", number 1: holds srcs, which nothing reads; write "src".',
    '  content/shop/products.ts, entry "good-battery": holds pirce, which nothing reads; write "price".',
    '  content/shop/products.ts, entry "other", field "price": is missing; write whole rupees in figures alone, without marks, such as 186000.',
  ]);
});

// A field's name promises the same at any depth: here within a page that has none of them.
test.each([
  ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'https://name@evil.example']
    .concat('https://:password@evil.example', 'xhttps://evil.example', 'shop/products', '/contact#a b')
    .concat('https://evil.example/"onclick="x', '/products/no-such-battery')
    .map((href): [object, string] => [link(href), 'leads to no page of the site; write a path of content/routes.ts, such']),
  [{ picture: 'a\0' }, 'holds an invisible character (U+0000) after'],
  [{ confirmedOn: 'today' }, 'is no date'],
  ['A <b>bold</b> word', 'holds markup (<) after "A "; delete it'],
  [{ ' ': 'Blank' }, 'has a name that is empty; write one'],
  ['Battery \u202Eyrettab', 'holds an invisible character (U+202E) after "Battery "; delete it'],
  ['\u00adA battery', 'holds an invisible character (U+00AD) at the beginning; delete it'],
  ['Bat\u200ctery', 'holds an invisible character'],
  ['The battery\ufffds case', 'holds the sign of a lost letter'],
  ['The batteryâ€™s case', 'holds letters of a wrong encoding (â€™) after "battery"; delete it'],
  ['We answer within undefined hours', 'holds "undefined"; a name in ${…} is misspelt'],
  ['java\nscript:alert(1)', 'holds an invisible character (U+000A) after "java"; delete it'],
  ['گھر کے لیے 24V', 'is in Urdu, which the site can’t show'],
  [{ title: ['Two', 'texts'] }, 'is no text; write a text'],
  ['Now at price}', 'holds }, which nothing fills in'],
  [[], 'is empty; it needs at least one'],
])('%j is refused, however deep', (value, problem) => {
  expect(check(withValue('pages/about.hero', [{ guides: { c: value } }]))).toEqual([expect.stringContaining(problem)]);
});

test('ordinary addresses and words are left alone', () => {
  const addresses = [
    '/',
    `/products/${validProduct.id}`,
    '/products?category=a%26b',
    '/about#story',
    'https://www.youtube.com/@alpha',
  ];
  const words = ['24V / 100Ah', 'A & B', 'Rs. 5: cheap', 'Is it 10kW?', 'in Urdu: اردو', '👨‍👩‍👧', 'Persian: می‌خواهم', 'naïve café'];
  const value = [...addresses.map(link), ...words, '10:00 AM', 'Test data: 100Ah', null, true];
  expect(check(withValue('pages/about.hero', value))).toEqual([]);
});
