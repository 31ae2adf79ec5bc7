import { parse } from 'node-html-parser';
import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { checkABattery } from '@/content/advice/check-a-battery';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { productPage } from '@/content/shop/product-page';
import { toPack } from '@/lib/advice/packs';
import type { Pack } from '@/lib/advice/energy';
import { readProduct } from '@/lib/shop/product';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { settingsMessage } from '@/lib/advice/charging-settings';
import { shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { print } from '../test-print';
import { HoursScale } from './answer-figure';
import { SellerQuestions } from './battery-checks';
import { DischargeTest } from './discharge-test';
import { Guide } from './guide-page';
import { SettingsByVoltage } from './inverter-settings';
import { TubularEnergy } from './lithium-or-tubular';
import { WiringDrawing } from './wiring-drawing';

// Figures of the tests' own, so that the content's may change.
Object.assign(backup, {
  capacityTest: { full: 0.9, ask: 0.8 },
  ownDraws: [10, 20, 40].map((watts, at) => ({ volts: [12, 24, 48][at], watts })),
});
Object.assign(backup.losses.estimate, { efficiency: 0.8, depth: 0.9 });
Object.assign(backup.leadAcid, { ampereHours: 200, gentleDepth: 0.1, deepDepth: 1 });
Object.assign(checkABattery.test.labels, { volts: [12.8, 25.6, 51.2], ampereHours: 100 });
Object.assign(charging, { chargeAtMost: 13.6, flooded: 14.1 });

const textsOf = (html: string, selector: string) =>
  parse(html)
    .querySelectorAll(selector)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());

// At 300 W and 12.8V: 89.5 % of 1,280 Wh, which count as 90, take 60 × 1,145.6 ÷ (300 ÷ 0.8 + 10) minutes.
test('each cell of the discharge table', () => {
  const { below, minutes } = checkABattery.test.table;
  const inWords = (time: string) => fill(minutes, { hours: time.split(':')[0] ?? '', minutes: time.split(':')[1] ?? '' });
  const times = [
    ['2:59', '2:39'],
    ['5:49', '5:10'],
    ['11:3', '9:49'],
    ['1:49', '1:37'],
    ['3:34', '3:10'],
    ['6:54', '6:8'],
    ['1:9', '1:1'],
    ['2:15', '2:0'],
    ['4:25', '3:55'],
  ].map(([full = '', ask = '']) => `${inWords(full)} ${fill(below, { ask: inWords(ask) })}`);
  expect(textsOf(print(DischargeTest), '[role=cell]')).toEqual(times);
});

test('settings: what holds at every voltage, what flooded settings do, and a message for each voltage', () => {
  const page = print(SettingsByVoltage);
  const { rows, values, never, otherTypes } = productPage.fits;
  const { table } = inverterSettings;
  expect(textsOf(page, 'dl > div > *')).toEqual([
    rows.type,
    values.type,
    rows.current,
    fill(table.forCapacity, { current: fill(values.current, { amps: 100 * charging.currentShare }) }),
    `${rows.equalise}, ${rows.compensation.toLowerCase()}`,
    values.off,
    table.changeovers,
    table.ownManual,
  ]);
  const text = parse(page).text.replace(/\s+/g, ' ');
  expect(text).toContain(fill(otherTypes, { most: '13.6V / 27.2V / 54.4V' }));
  expect(text).toContain(fill(never, { flooded: '14.1V / 28.2V / 56.4V' }));
  const address = 'https://alpha-ampere.example/inverter-settings';
  expect(
    parse(page)
      .querySelectorAll('a[href^="https://wa.me"]')
      .map((link) => link.getAttribute('href')),
  ).toEqual([12, 24, 48].map((volts) => shareOnWhatsApp(settingsMessage(volts, address))));
});

test('the questions for a seller go to anyone, numbered', () => {
  const { items, send } = checkABattery.questions;
  const lines = items.map((question, index) => `${index + 1}. ${question}`);
  const link = shareOnWhatsApp([send.message, ...lines].join('\n'));
  expect(parse(print(SellerQuestions)).querySelector('a')?.getAttribute('href')).toBe(link);
});

test('a guide’s contents lead to its sections', () => {
  const contents = { table: { title: 'Table' }, names: { title: 'Names' } };
  const page = print(Guide, { ...inverterSettings, path: '/inverter-settings', contents, children: null });
  const links = parse(page).querySelectorAll('[aria-labelledby=contents] a');
  expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
    ['#table', 'Table'],
    ['#names', 'Names'],
  ]);
});

test('the energy of a pack and of what it replaces, below its head', () => {
  const pack = { ...toPack(readProduct(testCatalogue.pack24)), shortName: 'P' } as Pack;
  const page = print(TubularEnergy, { packs: [pack] });
  const { columns, tubulars } = lithiumOrTubular.energy;
  const { pack: name, usable, instead, gentle, deep } = columns;
  const cells = ['P', '3,456', fill(tubulars, { count: 2, ampereHours: 200 }), '480', '4,800'];
  expect(textsOf(page, '[role=row] > *')).toEqual([name, usable, instead, gentle, deep, ...cells]);
});

test('the drawing names its parts, plus above and minus below, and each measuring point that the list explains', () => {
  const page = print(WiringDrawing);
  const { battery, inverter, fuse, breaker, positive, negative } = fitABattery.drawing;
  const parts = [battery, inverter, fuse, breaker, positive, negative, positive, negative];
  expect(textsOf(page, 'text')).toEqual([...parts, ...textsOf(page, 'dt')]);
});

test('the bars of a scale end at the best, the estimated and the careful hours', () => {
  const bars = parse(print(HoursScale, { hours: { careful: 3, estimate: 6, best: 9 } })).querySelectorAll('rect');
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100%', '75%', '50%', '25%']);
});
