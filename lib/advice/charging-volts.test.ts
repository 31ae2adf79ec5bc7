import { charging } from '@/content/advice/charging';
import { checkABattery } from '@/content/advice/check-a-battery';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { faq } from '@/content/pages/faq';
import { productSuitability } from '@/content/shop/product-suitability';
import { CELLS_VOLTS } from './energy';

/*
 * Sentences of the content may be worded freely, but the volts in them must be those of content/advice/charging.ts: a change to a
 * figure fails here until the sentences follow.
 */
const VOLTS = /\d+\.\d+(?=V| (?:to|for))/g;

const { charge, chargeAtMost, float, program, lowCutOff, flooded, backToMains } = charging;
const forTwelve = [...charge, chargeAtMost, ...float, program.charge, program.float, lowCutOff, flooded];
// Volts of a single cell, as makers state them; of a bike, as Shorai does; of 15 cells; bounds and defaults of inverters.
const known = [3, 3.2, 3.5, 3.55, 13.6, 15 * 3.2, 25.5, 46, ...Object.values(backToMains)];
const systems = [1, 2, 4].flatMap((times) => [...forTwelve, CELLS_VOLTS].map((volts) => volts * times));
const allowed = new Set([...known, ...systems].map((volts) => volts.toFixed(2)));
const textsOf = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : Object.values(content ?? {}).flatMap(textsOf);

test.each(Object.entries({ faq, productSuitability, checks: checkABattery.checks, inverterSettings }))(
  'the volts in the sentences of %s are those of the settings',
  (_, content) => {
    const said = textsOf(content).flatMap((text) => (text.match(VOLTS) ?? []).map((volts) => `${volts}V in: ${text}`));
    expect(said.filter((one) => !allowed.has(Number.parseFloat(one).toFixed(2)))).toEqual([]);
  },
);
