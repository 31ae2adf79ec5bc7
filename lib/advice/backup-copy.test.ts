import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/advice/backup';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { getProducts } from '../shop/catalogue';
import { chargerSettings, listPackSettings } from './charging-settings';
import { sumLoads, type LoadCounts } from './energy';
import { toBackupPack } from './packs';
import { runPack } from './recommend';
import { hoursRange } from './words';

/*
 * Sentences that state hours or volts must agree with the figures of content/advice/backup.ts and content/advice/charging.ts: a change to
 * a figure or a sentence fails here until the other follows.
 */
const catalogue = getProducts();

function packOf(id: string) {
  const product = catalogue.find((one) => one.id === id);
  const pack = product && toBackupPack(product);
  if (!pack) throw new Error(`${id} is no pack of the catalogue`);
  return { pack, product };
}

/** `3½ to 5` */
function hoursOf(id: string, counts: LoadCounts): string {
  const { pack } = packOf(id);
  return /\((.*)\)/.exec(hoursRange(runPack(sumLoads(counts), pack).hours))?.[1] ?? 'no range';
}

describe('the hours in the packs’ descriptions are the calculated ones', () => {
  test.each<[id: string, counts: LoadCounts, sentence: string]>([
    ['12v-100ah-lithium-battery', { fan: 2, light: 4, router: 1 }, 'two fans, four lights and the router for {hours} hours'],
    [
      '24v-100ah-lithium-battery',
      { dcfan: 4, light: 6, tv: 1, router: 1 },
      'four inverter fans, six lights, router and TV for {hours} hours',
    ],
    ['51-2v-100ah-lithium-battery', { dcfan: 2, ac15: 1 }, 'for {hours} hours, an inverter AC'],
  ])('%s', (id, counts, sentence) => {
    expect(packOf(id).product.description).toContain(sentence.replace('{hours}', hoursOf(id, counts)));
  });

  test('no other text states hours, in figures or in vague words', () => {
    const texts = [
      ...catalogue.map(({ description }) => description),
      ...faq.map(({ answer }) => answer),
      home.hero.lead,
      home.closing.text,
    ];
    const said = texts.filter(
      (text) => /\bhours?\b(?! of backup)|evening|all night|overnight/i.test(text) && !/^\d.*(?:½|\d) to \d½? hours/.test(text),
    );
    expect(said).toEqual([]);
  });
});

describe('the settings and the depth of discharge of a pack', () => {
  test.each([
    [12, '14.0 to 14.4V', '13.5 to 13.8V', '14.4V', '12.0V', '14.6V'],
    [24, '28.0 to 28.8V', '27.0 to 27.6V', '28.8V', '24.0V', '29.2V'],
    [48, '56.0 to 57.6V', '54.0 to 55.2V', '57.6V', '48.0V', '58.4V'],
  ])('a %iV system is charged at %s', (volts, charge, float, tubular, lowCutOff, flooded) => {
    expect(chargerSettings(volts)).toEqual({ charge, float, tubular, lowCutOff, flooded });
  });

  test('the questions give the same settings', () => {
    const answer = faq.find(({ question }) => question.includes('lead-acid'))?.answer;
    expect(answer).toContain(`can charge at ${chargerSettings(12).charge} for each 12V`);
    const volts = faq.flatMap((item) => item.answer.match(/\d+\.\d to \d+\.\dV/g) ?? []);
    expect(volts).toEqual([chargerSettings(12).charge]);
    expect(answer).toContain(`at most ${chargerSettings(12).tubular} for each 12V`);
  });

  test('the questions state the depth of discharge that the calculator uses', () => {
    const { careful, estimate } = backup.losses;
    expect(faq[0].answer).toContain(`${careful.depth * 100} to ${estimate.depth * 100}% of its capacity`);
  });

  test('every setting lies inside the limits of the pack’s protection, which are not called settings', () => {
    for (const { id } of catalogue.filter((product) => toBackupPack(product))) {
      const { pack, product } = packOf(id);
      const { 'Charge Cut Off Voltage': charge = '', 'Discharge Cut Off Voltage': discharge = '' } = product.specs;
      const { settings, warnings, lead } = listPackSettings(pack, product.specs);
      const volts = settings.rows.flatMap(([, value]) => value.match(/\d+\.\d(?= to|V)/g) ?? []).map(Number);
      expect(volts).toHaveLength(5);
      expect(Math.max(...volts)).toBeLessThan(Number.parseFloat(charge));
      expect(Math.min(...volts)).toBeGreaterThan(Number.parseFloat(discharge));
      expect(settings.rows).toContainEqual(['Charging current', 'Up to 50A']);
      expect(lead).toContain(`A ${pack.systemVolts}V UPS`);
      expect(warnings[1]).toContain(`often reach ${charge} or more`);
      expect(warnings[2]).toContain(`The ${charge} and ${discharge} of the specification are where the battery protects itself`);
    }
  });
});
