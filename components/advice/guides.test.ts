import { parse } from 'node-html-parser';
import { backup } from '@/content/advice/backup';
import { readingWords } from '@/content/advice/backup-calculator';
import { charging } from '@/content/advice/charging';
import { checkABattery } from '@/content/advice/check-a-battery';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { wiring } from '@/content/advice/wiring';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { promises } from '@/content/promises';
import { site } from '@/content/site';
import { comparablePacks, getPacks, toPack } from '@/lib/advice/packs';
import { limitInWatts, sizeWiring } from '@/lib/advice/wiring';
import type { Pack } from '@/lib/advice/energy';
import { readProduct } from '@/lib/shop/product';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { listIdleDraws } from '@/lib/advice/loads';
import { listPrograms, settingsMessage } from '@/lib/advice/charging-settings';
import { shareChatUrl, shownNumber } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { oneLine } from '@/scripts/review/read-site';
import { renderHtml } from '../render-html';
import { HoursBar } from './hours-scale';
import { BackupReading } from './calculator-tables';
import { DischargeTest, SellerQuestions } from './check-a-battery';
import { FittingOrder, WiringDrawing, WiringSizes } from './fit-a-battery';
import { SettingNotes, SettingsByVoltage } from './inverter-settings';
import { TubularEnergy } from './lithium-or-tubular';

// Figures of the tests' own, so that the content's may change.
Object.assign(backup, {
  advisedShareOfLimit: 0.7,
  capacityTest: { full: 0.9, ask: 0.8 },
  idleDraws: { 12: 10, 24: 20, 48: 40 },
});
Object.assign(backup.losses.estimate, { efficiency: 0.8, depth: 0.9 });
Object.assign(backup.leadAcid, { ampereHours: 200, gentleDepth: 0.1, deepDepth: 1 });
Object.assign(checkABattery.test.labels, { nominalVolts: [12.8, 25.6, 51.2], ampereHours: 100 });
Object.assign(charging, { charge: [13, 13.2], chargeAtMost: 13.6, flooded: 14.1 });
Object.assign(wiring, { fuseTimes: 1.3, mostDropPercent: 4, copper: 2.2, markedVolts: 70 });
Object.assign(inverterSettings.noMenu.agm, { charge: 28.1, float: 27.3, cutOff: 21.4 });

const textsOf = (html: string, selector: string) =>
  parse(html)
    .querySelectorAll(selector)
    .map(({ text }) => oneLine(text));

// At 300 W and 12.8V: 89.5 % of 1,280 Wh, which count as 90, take 60 × 1,145.6 ÷ (300 ÷ 0.8 + 10) minutes; good up, ask down to ten.
test('each cell of the discharge table', () => {
  expect(textsOf(renderHtml(DischargeTest), '[role=cell]').join(' ')).toBe(
    '2:59 5:49 11:03 2:39 5:10 9:49 1:49 3:34 6:54 1:37 3:10 6:08 1:09 2:15 4:25 1:01 2:00 3:55',
  );
});

test('settings: for each voltage its values and a message, to choose from', () => {
  const page = parse(renderHtml(SettingsByVoltage));
  expect(page.querySelectorAll('input').map((input) => [input.getAttribute('value'), input.hasAttribute('checked')])).toEqual([
    ['12', false],
    ['24', true],
    ['48', false],
  ]);
  const { rows } = inverterSettings.table;
  const numbers = page.querySelectorAll('[role=row]').map((row) => row.childNodes.slice(-2).map(({ text }) => text));
  expect(numbers.slice(1)).toEqual(rows.map((row) => [row.numbers[0] ?? '', row.numbers[1] ?? '']));
  for (const volts of [12, 24, 48]) {
    const address = `https://alpha-ampere.example/inverter-settings?volts=${volts}`;
    const part = page.querySelectorAll(`[data-choice="${volts}"]`);
    const link = part.flatMap((one) => one.querySelectorAll('a'))[0]?.getAttribute('href');
    expect(link).toBe(shareChatUrl(settingsMessage(volts, address)));
    const values = part.map(({ text }) => text.trim()).filter((text) => /^[\d.]+V/.test(text));
    const programs = listPrograms(volts).filter(({ value }) => /^[\d.]+V/.test(value));
    expect(values).toEqual(programs.map(({ value, range }) => `${value} ${range}`.trim()));
  }
});

test('sentences say their figures', () => {
  const packs = [100, 80].map((currentLimitAmps) => ({ currentLimitAmps }) as Pack);
  const guides = [DischargeTest, WiringSizes, FittingOrder, SettingNotes].map((guide) => renderHtml(guide));
  const { text } = parse([...guides, renderHtml(BackupReading, { packs })].join(' '));
  const { formula, clamp, table } = checkABattery.test;
  const { sizes, types, signs, record } = fitABattery;
  const { mind, noMenu } = inverterSettings;
  const said: string[] = [formula, clamp, table.title, ...sizes.rules, ...types.points, ...signs.rows.flat(), record.shop];
  said.push(...mind.items.flat(), ...noMenu.points, ...readingWords.points, readingWords.chatText);
  const limit = Math.max(...getPacks().map((pack) => (pack.systemVolts === 48 ? pack.currentLimitAmps : 0)));
  for (const watts of wiring.inverters[48].filter((one) => sizeWiring({ volts: 48, watts: one }, []).amps > limit)) {
    const inverter = fill(sizes.table.of, { volts: 48, watts });
    said.push(fill(sizes.table.overLimit, { inverter, ...limitInWatts(limit, 48) }));
  }
  const figures = {
    ...{ efficiency: 0.8, draws: listIdleDraws().join(', '), full: 90, ask: 80, ampereHours: 100 },
    ...{ fuseTimes: 1.3, mostDrop: 4, copper: 2.2, markedVolts: 70, lowestCharge: '13.0/26.0/52.0V' },
    fuses: [...new Set(Object.values(wiring.fuses).flat())].sort((a, b) => a - b).join(', '),
    ...{ phone: site.phones[0], chat: shownNumber(chatNumbers.questions), answersInTime: promises.answersInTime.says },
    ...{ flooded: '14.1V / 28.2V / 56.4V', most: '13.6V / 27.2V / 54.4V' },
    ...{ agmCharge: '28.1V / 56.2V', agmFloat: '27.3V / 54.6V', agmCutOff: '21.4V / 42.8V' },
    ...{ limit: fill(readingWords.limits, { least: 80, most: 100 }), advised: 70 },
  };
  const lost = said.map((one) => oneLine(fill(one, figures))).filter((one) => !oneLine(text).includes(one));
  expect(lost).toEqual([]);
});

test('the questions for a seller go to anyone, numbered', () => {
  const { items, send } = checkABattery.questions;
  const lines = items.map((question, index) => `${index + 1}. ${question}`);
  const link = shareChatUrl([send.message, ...lines].join('\n'));
  expect(parse(renderHtml(SellerQuestions)).querySelector('a')?.getAttribute('href')).toBe(link);
});

test('the energy of a pack and of what it replaces, below its head', () => {
  const pack = { ...toPack(readProduct(testCatalogue.pack24)), shortName: 'P' } as Pack;
  const page = renderHtml(TubularEnergy, { packs: comparablePacks([pack]), all: 1 });
  const { columns, tubulars } = lithiumOrTubular.energy;
  const { pack: name, usable, instead, gentle, deep } = columns;
  const cells = ['P', '3,456', fill(tubulars, { count: 2, ampereHours: 200 }), '480', '4,800'];
  expect(textsOf(page, '[role=row] > *')).toEqual([name, usable, instead, gentle, deep, ...cells]);
});

test('the drawing names its parts, plus above and minus below, and each measuring point that the list explains', () => {
  const page = renderHtml(WiringDrawing);
  const { battery, inverter, fuse, breaker, positive, negative } = fitABattery.drawing;
  const parts = [battery, inverter, fuse, breaker, positive, negative, positive, negative];
  expect(textsOf(page, 'text')).toEqual([...parts, ...textsOf(page, 'dt')]);
});

test('the bars of a scale end at the best, the estimated and the careful hours', () => {
  const bars = parse(renderHtml(HoursBar, { hours: { careful: 3, estimate: 6, best: 9 }, end: 12 })).querySelectorAll('rect');
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100%', '75%', '50%', '25%']);
});
