import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { checkABattery } from '@/content/advice/check-a-battery';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { productGuides } from '@/content/shop/product-guides';
import { getProducts } from '../shop/catalogue';
import { toBackupPack } from './packs';
import { runPack } from './recommend';
import { hoursRange, listHouseholds } from './words';

/*
 * Sentences of the content may be worded freely, but the hours and volts in them must be those of content/advice/backup.ts and
 * content/advice/charging.ts: a change to a figure fails here until the sentences follow.
 */
const catalogue = getProducts();
const HOURS = /\S+ to \S+(?= hours)/g;
const VOLTS = /\d+\.\d+(?=V| (?:to|for))/g;

test.each(catalogue.map((product) => [product.name, product] as const))(
  'the hours in the description of %s are those of a household',
  (_, product) => {
    const pack = toBackupPack(product);
    const reckoned = listHouseholds().map((load) => /\((.*)\)/.exec(pack ? hoursRange(runPack(load, pack).hours) : '')?.[1]);
    for (const said of product.description.match(HOURS) ?? []) expect(reckoned).toContain(said);
  },
);

test('no text but a pack’s description states hours of backup', () => {
  const texts = [
    ...catalogue.map(({ description }) => description.replaceAll(new RegExp(`${HOURS.source} hours`, 'g'), '')),
    ...faq.map(({ answer }) => answer),
    home.hero.lead,
    home.closing.text,
  ];
  expect(texts.filter((text) => /\d½? hours|evening|all night|overnight/i.test(text))).toEqual([]);
});

describe('the volts in sentences', () => {
  const { charge, chargeAtMost, float, program, lowCutOff, flooded, cell, backToMains } = charging;
  const forTwelve = [...charge, chargeAtMost, ...float, program.charge, program.float, lowCutOff, flooded];
  // Of a single cell, as makers state them: to set, and the specification's limits.
  const known = [3, 3.2, 3.5, 3.55, 15 * cell.volts, 25.5, ...Object.values(backToMains)];
  const systems = [1, 2, 4].flatMap((times) => [...forTwelve, cell.volts * cell.inSeries].map((volts) => volts * times));
  const allowed = new Set([...known, ...systems].map((volts) => volts.toFixed(2)));
  const textsOf = (content: unknown): string[] =>
    typeof content === 'string' ? [content] : Object.values(content ?? {}).flatMap(textsOf);

  test.each(Object.entries({ faq, productGuides, checks: checkABattery.checks, inverterSettings }))(
    'of %s are those of the settings',
    (_, content) => {
      const said = textsOf(content).flatMap((text) => (text.match(VOLTS) ?? []).map((volts) => `${volts}V in: ${text}`));
      expect(said.length).toBeGreaterThan(2);
      expect(said.filter((one) => !allowed.has(Number.parseFloat(one).toFixed(2)))).toEqual([]);
    },
  );
});

test('the questions state the depth of discharge that the calculator uses', () => {
  const { careful, estimate } = backup.losses;
  const said = faq.flatMap(({ answer }) => /(\d+) to (\d+)% of its capacity/.exec(answer)?.slice(1) ?? []);
  expect(said).toEqual([careful.depth, estimate.depth].map((depth) => String(Math.round(depth * 100))));
});
