import { site } from '@/content/site';
import { openCalculator } from '../support/calculator';
import { expectChatLink } from '../support/chat-link';
import { orderText, readChatLink } from '../support/chat-text';
import { expect, test } from '../support/site-test';

const PACKS = {
  12: 'Alpha Ampere 12V 100Ah Lithium Battery',
  24: 'Alpha Ampere 24V 100Ah Lithium Battery',
  48: 'Alpha Ampere 51.2V 100Ah Lithium Battery',
};

/** Estimate, careful and best, in half hours. */
const CHECK_VALUES: [household: string, words: string[]][] = [
  ['small', ['about 4½ hours (3½ to 5)', 'about 8½ hours (7 to 10½)', 'about 15½ hours (12½ to 20½)']],
  ['family', ['about 3 hours (2½ to 3½)', 'about 6 hours (4½ to 7)', 'about 11 hours (9 to 14)']],
  ['fridge', ['about 2½ hours (2 to 2½)', 'about 4½ hours (3½ to 5½)', 'about 8½ hours (7 to 10½)']],
  ['ac', ['No: 129 A is over its 100 A.', 'about 1½ hours (1 to 1½)', 'about 2½ hours (2 to 3)']],
];

test.describe('the answer', () => {
  test('each pack’s range with each household', async ({ page }) => {
    const { answer, household } = await openCalculator(page);
    const rows = answer.getByRole('listitem').filter({ hasText: 'PKR' });
    for (const [name, words] of CHECK_VALUES) {
      await household.selectOption(name);
      for (const [index, range] of words.entries()) await expect(rows.nth(index)).toContainText(range);
      await expect(rows).toHaveCount(3);
    }
  });

  test('two fans, four lights and a router for four hours on a 12V UPS: chosen one by one, up to the order', async ({ page }) => {
    const { output, answer, chat, count, volts } = await openCalculator(page);
    await expect(output).toHaveText('Choose what must run, or start from a household.');
    await count('AC ceiling fan').selectOption('2');
    await count('LED bulb').selectOption('4');
    await count('Wi-Fi router').selectOption('1');
    await volts.selectOption('12V');
    await expect(output).toContainText('12V 100Ah');
    await expect(output).toContainText('about 4½ hours (3½ to 5)');
    await expect(output).toContainText('Estimate. You asked for 4 hours.');
    await expect(output).toContainText('Cautious estimate: about 3½ hours, less than you asked for.');
    for (const text of ['212 W', '20 A of 100 A', 'PKR 78,000', 'Your UPS or inverter may be the limit']) {
      await expect(answer).toContainText(text);
    }
    await expect(answer.locator('.bg-chat')).toHaveCount(1);
    await expectChatLink(
      chat,
      site.whatsApp.productOrders,
      [
        orderText(PACKS[12]),
        'Load: 2 fans, 4 lights, router (212 W)',
        'Hours without mains: 4',
        'UPS or inverter: 12V',
        'Estimate: about 4½ hours (3½ to 5)',
      ].join('\n'),
    );
  });

  test('more hours than one pack has: how many, and whether they may be joined', async ({ page }) => {
    const { output, answer, chat } = await openCalculator(page, '?hours=8&household=small&volts=12');
    await expect(output).toContainText('2 × 12V 100Ah');
    await expect(answer).toContainText('You need 2: ask us whether they can be connected together.');
    await expect(answer).toContainText('PKR 156,000');
    const { number, text } = readChatLink((await chat.getAttribute('href')) ?? '');
    expect(number).toBe(site.whatsApp.productOrders);
    expect(text).toContain(`ordering 2 × ${PACKS[12]}.`);
    expect(text).toContain('Can I connect 2 together on my inverter?');
  });

  test('80 to 100 A is a warning, above it a refusal with the next voltage, and too much for 48V a custom pack', async ({
    page,
  }) => {
    const { output, answer, chat, entry, volts } = await openCalculator(page, '?volts=12&hours=2');
    await entry('Other, in watts').fill('1000');
    await expect(answer).toContainText('93 A of 100 A');
    await expect(answer).toContainText('near the limit');
    await entry('Other, in watts').fill('1400');
    await expect(output).toContainText('Not at 12V: 129 A is more than the 100 A a pack may give, however many there are.');
    await expect(output).toContainText('Take 24V instead.');
    const { number, text } = readChatLink((await chat.getAttribute('href')) ?? '');
    expect([number, text?.split('\n')[0]]).toEqual([site.whatsApp.business, 'Hi! Which battery do I need?']);
    await answer.getByRole('button', { name: 'See it at 24V' }).click();
    await expect(volts).toHaveValue('24');
    await expect(output).toContainText('2 × 24V 100Ah');
    await volts.selectOption('48V');
    await entry('Other, in watts').fill('8000');
    await expect(output).toContainText('Not at 48V');
    await expect(output).toContainText('This load needs a custom pack.');
    expect(readChatLink((await chat.getAttribute('href')) ?? '').number).toBe(site.whatsApp.business);
  });

  test('a 1 hp pump is refused on 12V, an iron left out, and motors get their sentence', { tag: '@full' }, async ({ page }) => {
    const { output, answer, count } = await openCalculator(page, '?volts=12&pump1=1');
    await expect(output).toContainText('Not at 12V');
    await count('Water pump, 1 hp').selectOption('0');
    await count('Fridge').selectOption('1');
    await expect(answer).toContainText('take several times their watts when they start');
    await count('Iron').selectOption('1');
    await expect(answer).toContainText('An iron draws too much for a battery');
    await expect(answer.getByRole('definition').first()).toHaveText('100 W');
  });

  test('a weak charger: what it gives back before the next cut', { tag: '@full' }, async ({ page }) => {
    const { answer, main, entry, hours, output } = await openCalculator(page, '?household=small&volts=12');
    await main.getByText('Charger, losses').click();
    await entry('Charger, in amps').fill('10');
    await entry('Hours of mains between cuts').fill('4');
    await expect(answer).toContainText(
      '4 hours of mains at 10 A puts back about 410 Wh before the next cut, enough for 100 W over 4 hours. Your load takes 212 W. A full charge takes 9½ hours.',
    );
    await entry('Charger, in amps').fill('30');
    await expect(answer).toContainText('Charger: 4 hours of mains at 30 A puts back what 4 hours without mains uses.');

    // The assumptions can be changed as well, and the range moves with them.
    await hours.selectOption('2');
    await expect(entry('Share of the battery used, in %')).toHaveValue('90');
    await entry('Share of the battery used, in %').fill('50');
    await expect(output).toContainText('about 2½ hours');
    await expect(page).toHaveURL(/depth=50/);
  });

  test('nothing chosen: a household to start from', async ({ page }) => {
    const { answer, output, household } = await openCalculator(page);
    await answer.getByRole('button', { name: 'Start with: 2 fans, 4 lights, router' }).click();
    await expect(household).toHaveValue('small');
    await expect(output).toContainText('12V 100Ah');
    await expect(answer).toContainText('check its label before you order');
  });
});

test('against lead-acid: the visitor’s own price and years give the cost', { tag: '@full' }, async ({ page }) => {
  const { main, entry } = await openCalculator(page, '?household=small&volts=24');
  const cost = main.getByRole('region', { name: 'What it costs you over the years' });
  await expect(cost.getByRole('status')).toHaveText('Enter a price and the years to see both costs.');
  await entry('Price of one 150 Ah tubular, in PKR').fill('50,000');
  await entry('Years until you replace it').fill('3');
  await expect(cost).toContainText('Tubular, in 10 years: PKR 400,000');
  await expect(cost).toContainText('2 × PKR 50,000, bought 4 times');
  await expect(cost).toContainText('24V 100Ah, in 10 years: PKR 139,000');
  await entry('Years to compare').fill('15');
  await expect(cost).toContainText('Tubular, in 15 years: PKR 500,000');
  await expect(main).not.toContainText('200 Ah');
});
