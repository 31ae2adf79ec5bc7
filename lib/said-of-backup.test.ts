import { describe, expect, test } from '@jest/globals';
import { backup, hoursWords } from '@/content/backup';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { products } from '@/content/products';
import type { Product } from '@/content/types';
import { toBackupPack } from './backup/catalogue-packs';
import { hoursRange } from './backup/hours-words';
import { sumLoads, type LoadCounts } from './backup/loads';
import { runPack } from './backup/pack-run';
import { chargerSettings } from './charging-volts';
import { listPackRuns } from './pack-runs';
import { listPackSettings } from './pack-settings';

/*
 * Sentences that speak of hours and volts, held to what they are reckoned from: whoever changes a figure of
 * content/backup.ts, or a sentence, is told where the two part.
 */
const catalogue: readonly Product[] = products;

function packOf(id: string) {
  const product = catalogue.find((one) => one.id === id);
  const pack = product && toBackupPack(product);
  if (!pack) throw new Error(`${id} is no pack of the catalogue`);
  return { pack, product };
}

/** `3½ to 5` */
function hoursOf(id: string, counts: LoadCounts): string {
  const { pack } = packOf(id);
  const { hours } = runPack({ watts: sumLoads(counts, backup.loads), leastVolts: 0 }, pack, backup);
  return /\((.*)\)/.exec(hoursRange(hours, hoursWords))?.[1] ?? 'no range';
}

describe('what the descriptions of the packs say of hours', () => {
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

  test('nothing else says them, in figures or in vague words', () => {
    const texts = [
      ...catalogue.map(({ description }) => description),
      ...faq.map(({ answer }) => answer),
      ...Object.values(home.hero),
      home.closing.text,
    ];
    const said = texts.filter(
      (text) => /\bhours?\b(?! of backup)|evening|all night|overnight/i.test(text) && !/^\d.*(?:½|\d) to \d½? hours/.test(text),
    );
    expect(said).toEqual([]);
  });
});

describe('what is said of a pack’s volts', () => {
  test.each([
    [12, '14.2 to 14.6V', '13.4 to 13.8V', '14.4V'],
    [24, '28.4 to 29.2V', '26.8 to 27.6V', '28.8V'],
    [48, '56.8 to 58.4V', '53.6 to 55.2V', '57.6V'],
  ])('%iV is charged at %s', (volts, charge, float, tubular) => {
    expect(chargerSettings(volts)).toMatchObject({ charge, float, tubular });
  });

  test('the questions say the same', () => {
    const answer = faq.find(({ question }) => question.includes('lead-acid'))?.answer;
    expect(answer).toContain(`can charge at ${chargerSettings(12).charge} for each 12V`);
    const volts = faq.flatMap((item) => item.answer.match(/\d+\.\d to \d+\.\dV/g) ?? []);
    expect(volts).toEqual([chargerSettings(12).charge]);
  });

  test('what may be used of a pack is what is reckoned with', () => {
    const { careful, estimate } = backup.losses;
    expect(faq[0].answer).toContain(`${careful.depth * 100} to ${estimate.depth * 100}% of its capacity`);
  });

  test('a charger’s settings never pass the cut off of the pack, which is called what it is', () => {
    for (const { id } of catalogue.filter((product) => toBackupPack(product))) {
      const { pack, product } = packOf(id);
      const cutOff = product.specs['Charge Cut Off Voltage'];
      const { settings, warnings, lead } = listPackSettings(pack, cutOff);
      const volts = settings.rows.flatMap(([, value]) => value.match(/\d+\.\d/g) ?? []).map(Number);
      expect(volts).toHaveLength(5);
      expect(Math.max(...volts)).toBeLessThanOrEqual(Number.parseFloat(cutOff ?? ''));
      expect(lead).toContain(`A ${pack.systemVolts}V UPS`);
      expect(warnings.join(' ')).toContain(`The ${cutOff} of the specification is where the battery protects itself`);
      expect(warnings[0]).toMatch(/^Never equalise/);
    }
  });
});

describe('what each pack runs', () => {
  test.each([
    [
      '12v-100ah-lithium-battery',
      [
        'about 4½ hours (3½ to 5)',
        'about 3 hours (2½ to 3½)',
        'about 2½ hours (2 to 2½)',
        'No: 129 A is over its 100 A. Take 24V.',
      ],
    ],
    [
      '24v-100ah-lithium-battery',
      ['about 8½ hours (7 to 10½)', 'about 6 hours (4½ to 7)', 'about 4½ hours (3½ to 5½)', 'about 1½ hours (1 to 1½)'],
    ],
    [
      '51-2v-100ah-lithium-battery',
      ['about 15½ hours (12½ to 20½)', 'about 11 hours (9 to 14)', 'about 8½ hours (7 to 10½)', 'about 2½ hours (2 to 3)'],
    ],
  ])('%s', (id, expected) => {
    const runs = listPackRuns(packOf(id).pack);
    expect(['small', 'family', 'fridge', 'ac'].map((household) => runs.find((run) => run.id === household)?.words)).toEqual(
      expected,
    );
    expect(runs.filter(({ refused }) => refused).map((run) => run.id)).toEqual(id.startsWith('12v') ? ['ac'] : []);
  });
});
