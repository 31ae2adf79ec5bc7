import { backup } from '@/content/advice/backup';
import { checkABattery } from '@/content/advice/check-a-battery';
import { figureWords } from '@/content/advice/figure-words';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { routes } from '@/content/routes';
import { costOverYears, yearLithiumWins } from '@/lib/advice/cost';
import { tubularsFor } from '@/lib/advice/energy';
import { getBackupPacks, isLikeTubulars, type CataloguePack } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { formatPrice, groupThousands } from '@/lib/format/price';
import { expect, test } from '../support/site-test';

/*
 * The guides' forms. The expected figures of batteries and cables are worked out by hand from `content/advice/backup.ts`; those in
 * rupees follow today's prices by the code that lib/advice/cost.test.ts tests.
 */

test('own prices lead to what tubular and lithium cost over the years', async ({ visit }) => {
  const page = await visit(routes.lithiumOrTubular);
  const form = page.getByRole('main').locator('form');
  const answer = form.getByRole('status');
  const { form: words, answer: said } = lithiumOrTubular;
  const [pack] = getBackupPacks().filter(isLikeTubulars) as [CataloguePack];
  await form.getByLabel('UPS or inverter').selectOption(pack.id);
  await expect(answer).toHaveText(words.missing);
  for (const [label, value] of [
    ['Price of one 150 Ah tubular', 'Rs. 60,000'],
    ['Years until you replace it', '2 years'],
    ['Paid for one old tubular', '10k'],
    ['Electricity', '60/unit'],
    [words.watts, '300W'],
    [words.hours, '4 hrs'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  const batteries = { packRupees: pack.rupees, tubulars: tubularsFor(pack.systemVolts), givenBack: backup.givenBack };
  const prices = { tubularRupees: 60_000, tubularYears: 2, scrapRupees: 10_000, tariffRupees: 60 };
  const own = { ...prices, kilowattHoursADay: (0.3 / backup.losses.estimate.efficiency) * 4 };
  const inThousands = (rupees: number) => formatPrice(Math.round(rupees / 1000) * 1000);
  const lifeYears = pack.lifeYears ?? 10;
  const year = yearLithiumWins(lifeYears, batteries, own);
  await expect(answer).toContainText(year ? fill(said.wins, { year }) : fill(said.never, { years: lifeYears }));
  const cellsAfter = (years: number) => answer.getByRole('row', { name: fill(said.year, { years }) }).getByRole('cell');
  for (const years of [3, 10].filter((one) => one <= lifeYears)) {
    const cost = costOverYears(years, batteries, own);
    await expect(cellsAfter(years)).toHaveText([cost.tubular, cost.pack].map(inThousands));
  }
  await expect(answer).toContainText(fill(said.energy, { tubular: 30, lithium: 8 }));

  // What can't be read, or can't be, stays in its field with a sentence, and counts as not given.
  const scrap = form.getByLabel('Paid for one old tubular');
  await scrap.fill('60,001');
  await expect(scrap).toHaveAccessibleDescription(new RegExp(`${fill(figureWords.wrong, { least: 0, most: '60,000' })}$`));
  const { tubular } = costOverYears(3, batteries, { ...own, scrapRupees: 0 });
  await expect(cellsAfter(3).first()).toHaveText(inThousands(tubular));
  for (const [label, value, [least, most]] of [
    [words.hours, '25', words.limits.hours],
    [words.watts, '3000 VA', words.limits.watts],
    ['Electricity', '1e9', words.limits.tariffRupees],
    ['Years until you replace it', '0', words.limits.tubularYears],
  ] as const) {
    const field = form.getByLabel(label);
    await field.fill(value);
    await expect(field).toHaveAccessibleDescription(new RegExp(` ${least} to ${groupThousands(most)}\\b`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(answer).toHaveText(words.missing);
});

test('a discharge test is judged by the share of the label that the battery gave', async ({ visit }) => {
  const page = await visit(routes.checkABattery);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Voltage on the label').selectOption('25.6V');
  await form.getByLabel('Ah on the label').fill('100Ah');
  await form.getByLabel('Steady load').fill('300 W');
  // (300 W ÷ 0.85 + the inverter's own 20 W) × hours, of 2.56 kWh
  const { good, fair, poor, unlikely } = checkABattery.test.form;
  for (const [hours, verdict] of [
    ['7', fill(good, { gave: 2.6, percent: 102 })],
    ['6:00', fill(fair, { gave: 2.2, percent: 87 })],
    ['5 hrs', fill(poor, { gave: 1.9, percent: 73 })],
    ['20', fill(unlikely, { percent: 291 })],
  ] as const) {
    await form.getByLabel('Hours until it was empty').fill(hours);
    await expect(form.getByRole('status')).toContainText(verdict);
  }
  // An inverter of 12V draws 10 W itself.
  await form.getByLabel('Voltage on the label').selectOption('12.8V');
  await form.getByLabel('Hours until it was empty').fill('3');
  await expect(form.getByRole('status')).toContainText(fill(fair, { gave: 1.1, percent: 85 }));
});
