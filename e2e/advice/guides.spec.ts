import { backup } from '@/content/advice/backup';
import { questionWords } from '@/content/advice/battery-finder';
import { dischargeForm } from '@/content/advice/discharge-form';
import { costComparison } from '@/content/advice/lithium-or-tubular';
import { fieldWords } from '@/content/controls';
import { routes } from '@/content/routes';
import { DEFAULT_COSTS, reckonCosts, type ComparedPack } from '@/lib/advice/cost';
import { comparablePacks } from '@/lib/advice/packs';
import { orderChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill, formatPrice } from '@/lib/format/texts';
import { expect, hold, test, untilHydrated, translatePage } from '../support/site-test';

const { form: words, answer: said } = costComparison;

test('tubular or lithium begins with examples; own prices take their place and stay', async ({ page }) => {
  const release = await hold(page);
  await page.goto(routes.lithiumOrTubular);
  const panel = page.getByRole('region', { name: said.title });
  const field = (name: keyof typeof words.fields) =>
    page.getByRole('main').getByLabel(fill(words.fields[name].label, { ampereHours: backup.leadAcid.ampereHours }));
  const packs = comparablePacks();
  const [other] = packs as [ComparedPack];
  const first = packs.find(({ systemVolts }) => systemVolts === words.defaultVolts) ?? other;
  const expectBars = async (pack: ComparedPack, typed: Readonly<Record<string, string>>) => {
    const { tubular = 0, lithium = 0, cheaperFrom, lifeYears = 0, years = 0, isTooMuch } = reckonCosts(typed, pack) ?? {};
    const inThousands = [lithium, tubular].map((rupees) => formatPrice(Math.round(rupees / 1000) * 1000));
    await expect(panel.getByRole('term').first()).toHaveText(pack.shortName);
    await expect(panel.getByRole('definition')).toHaveText(inThousands);
    const year = cheaperFrom ? fill(said.wins, { year: cheaperFrom }) : fill(said.never, { years: lifeYears });
    await expect(panel).toContainText(year);
    // The result is shown, and announced by screen readers.
    await expect(panel.getByRole('status')).toContainText(fill(lithium > tubular ? said.more : said.less, { years }));
    await expect(panel.getByText(words.tooMuch)).toHaveCount(isTooMuch ? 1 : 0);
    await expect(panel.getByRole('link')).toHaveAttribute('href', orderChatUrl(orderMessage(pack.name, pack.soldOut)));
  };
  await expectBars(first, DEFAULT_COSTS);
  await expect(field('tubularRupees')).toHaveAccessibleDescription(words.example);
  // Before hydration a price that is changed hides the comparison, with a sign and a chat.
  await field('tubularRupees').fill('9000');
  await expect(panel).toBeHidden();
  await expect(page.getByText(questionWords.working)).toBeVisible();
  release();
  await expectBars(first, { ...DEFAULT_COSTS, tubularRupees: '9000' });

  const typed = {
    tubularRupees: 'Rs. 9.000',
    tubularYears: '2 years',
    scrapRupees: '1k',
    tariffRupees: '1/unit',
    watts: '2 kW',
    hours: '4 hrs',
  };
  await page.locator(`[name=system][value="${other.id}"]`).check();
  await page.getByText(words.more).click();
  for (const [name, text] of Object.entries(typed)) await field(name as keyof typeof typed).fill(text);
  await expectBars(other, typed);
  await expect(field('tubularRupees')).toHaveAccessibleDescription('');
  const { givenBack } = backup;
  const [tubular = 0, lithium = 0] = [givenBack.tubular, givenBack.lithium].map((share) => Math.round((1 - share) * 100));
  await expect(panel).toContainText(fill(said.energy, { tubular, lithium }));
  await page.waitForURL(/tubularYears=2/);
  await page.reload();
  await untilHydrated(page);
  await expectBars(other, typed);

  // What can't be read, or can't be, stays in its field with a sentence; the last good figure counts.
  await page.getByText(words.more).click();
  for (const [name, text, [least, most], figure] of [
    ['scrapRupees', '9,001', [0, 9000], 1000],
    ['hours', '25', words.fields.hours.limits, 4],
  ] as const) {
    await field(name).fill(text);
    await expect(field(name)).toHaveAccessibleDescription(
      `${fill(fieldWords.figure, { least, most })} ${fill(fieldWords.counts, { figure })}`,
    );
  }
  await expectBars(other, typed);
  // A page that the browser has translated goes on reckoning.
  await translatePage(page);
  await page.locator(`[name=system][value="${first.id}"]`).check();
  await expectBars(first, typed);
  // An old figure that another field has put out of bounds does not count.
  await field('tubularRupees').fill('900');
  await expect(field('scrapRupees')).toHaveAccessibleDescription(new RegExp(fieldWords.leftOut));
  await field('tubularYears').fill('');
  await expect(panel.getByRole('status')).toHaveText(words.missing);
});

test('a discharge test is judged by the share of the label that the battery gave', async ({ visit }) => {
  const page = await visit(routes.checkABattery);
  const form = page.getByRole('main').locator('form');
  const { fields, good, fair, poor, unlikely, missing } = dischargeForm;
  await expect(form.getByRole('status')).toHaveText(missing);
  await form.locator('[name=nominalVolts][value="25.6"]').check();
  await form.getByLabel(fields.ampereHours.label).fill('100Ah');
  await form.getByLabel(fields.watts.label).fill('300 W');
  // The battery gave (300 W ÷ 0.85 + the inverter's own 20 W) × hours, of 2.56 kWh.
  for (const [typed, verdict] of [
    ['7', fill(good, { gave: '2.61', percent: 102 })],
    ['6:00', fill(fair, { gave: '2.24', percent: 87 })],
    ['5 hrs', fill(poor, { gave: '1.86', percent: 73 })],
    ['20', fill(unlikely, { percent: 291 })],
  ] as const) {
    await form.getByLabel(fields.hours.label).fill(typed);
    await expect(form.getByRole('status')).toContainText(verdict);
  }
});

test('the settings are those of the voltage in the address, where a choice is kept', async ({ page, visit }) => {
  await visit(`${routes.inverterSettings}?volts=12`);
  const shown = page.locator('[data-choice]:visible').first();
  await page.locator('[name=volts][value="48"]').check();
  await expect(page).toHaveURL(/volts=48$/);
  await page.reload();
  await expect(shown).toHaveAttribute('data-choice', '48');
});
