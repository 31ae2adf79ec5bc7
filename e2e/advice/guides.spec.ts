import { routes } from '@/content/routes';
import { expect, test } from '../support/site-test';

/*
 * The guides' forms. The expected figures are worked out by hand from `content/advice/backup.ts`.
 */

test('own prices lead to what tubular and lithium cost over the years', async ({ visit }) => {
  const page = await visit(routes.lithiumOrTubular);
  const form = page.getByRole('main').locator('form');
  const answer = form.getByRole('status');
  await form.getByLabel('UPS or inverter').selectOption('24V: 24V 100Ah or 2 × 150 Ah');
  await expect(answer).toHaveText('Choose the voltage, and fill in the price of a tubular and its years.');
  for (const [label, value] of [
    ['Price of one 150 Ah tubular', 'Rs. 60,000'],
    ['Years until you replace it', '2 years'],
    ['Paid for one old tubular', '10k'],
    ['Electricity', '60/unit'],
    ['Load without mains, in watts', '300W'],
    ['Hours without mains a day', '4 hrs'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  // 300 W ÷ 0.85 × 4 hours a day; 70 and 92 % of what was charged comes back. Three years take the tubulars twice.
  await expect(answer).toContainText('If the pack lasts, it costs less from year 2 on.');
  await expect(answer.getByRole('row', { name: '3 years' }).getByRole('cell')).toHaveText(['PKR 260,000', 'PKR 147,000']);
  await expect(answer.getByRole('row', { name: '10 years' }).getByRole('cell')).toHaveText(['PKR 653,000', 'PKR 166,000']);

  // What can't be read, or can't be, stays in its field with a sentence, and counts as not given.
  const scrap = form.getByLabel('Paid for one old tubular');
  await scrap.fill('60,001');
  await expect(scrap).toHaveAccessibleDescription(/Enter a number from 0 to 60,000\. Until then we leave it out\.$/);
  await expect(answer.getByRole('row', { name: '3 years' }).getByRole('cell').first()).toHaveText('PKR 280,000');
  for (const [label, value, limits] of [
    ['Hours without mains a day', '25', '0 to 24'],
    ['Load without mains, in watts', '3000 VA', '0 to 20,000'],
    ['Electricity', '1e9', '0 to 500'],
    ['Years until you replace it', '0', '0.5 to 20'],
  ] as const) {
    const field = form.getByLabel(label);
    await field.fill(value);
    await expect(field).toHaveAccessibleDescription(new RegExp(`Enter a number from ${limits}\\.`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(answer).toHaveText('Choose the voltage, and fill in the price of a tubular and its years.');
});

test('a discharge test is judged by the share of the label that the battery gave', async ({ visit }) => {
  const page = await visit(routes.checkABattery);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Voltage on the label').selectOption('25.6V');
  await form.getByLabel('Ah on the label').fill('100Ah');
  await form.getByLabel('Steady load').fill('300 W');
  // (300 W ÷ 0.85 + the inverter's own 20 W) × hours, of 2.56 kWh
  for (const [hours, verdict] of [
    ['7', 'It gave about 2.6 kWh, 102% of its label. That is what a full battery gives.'],
    ['6:00', 'It gave about 2.2 kWh, 87% of its label. The inverter and the meter can explain that.'],
    ['5 hrs', 'It gave about 1.9 kWh, only 73% of its label. Ask the seller why'],
    ['20', 'Check the four figures.'],
  ] as const) {
    await form.getByLabel('Hours until it was empty').fill(hours);
    await expect(form.getByRole('status')).toContainText(verdict);
  }
});

test('an inverter’s label leads to the next sizes of fuse and cable', async ({ visit }) => {
  const page = await visit(routes.fitABattery);
  const form = page.getByRole('main').locator('form');
  const answer = form.getByRole('status');
  await form.getByLabel('UPS or inverter').selectOption('12V');
  await form.getByLabel('Watts on its label').fill('1.5 kW');
  await expect(answer).toHaveText('Fill in all three to see fuse and cable.');
  await form.getByLabel('Metres of cable').fill('250 cm');
  // 1500 ÷ 0.85 ÷ 12 = 147.1 A; × 1.25 = 183.8; 2 × 2.5 × 147.1 × 2.1 ÷ (70 × 12) = 1.8 %
  for (const sentence of [
    '1,500 W ÷ 0.85 ÷ 12 V = 147.1 A.',
    'DC fuse: 200 A, the next size from 1.25 × 147.1 A = 183.8 A.',
    'Copper cable: 70 mm², plus and minus alike. It loses 1.8% over 2.5 m.',
    'more than we reckon with for one pack',
  ]) {
    await expect(answer).toContainText(sentence);
  }
  const watts = form.getByLabel('Watts on its label');
  await watts.fill('3000 VA');
  await expect(watts).toHaveAccessibleDescription(/Watts, not VA\. Enter a number from 1 to 12,000\.$/);
});
