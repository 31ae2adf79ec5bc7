import { expect, test } from '@jest/globals';
import { readoutWords as words } from '@/content/advice/battery-finder';
import { fill } from '../format/fill';
import { readoutInWords, type Readout } from './readout';
import { recommend } from './recommend';
import { large, middle, small, steadyLoad } from './test-packs';
import { toReadout } from './to-readout';

const packs = [{ id: 'small', name: 'Small 24V Battery', shortName: '24V 100Ah', systemVolts: 24, rupees: 1000 }];
const asked = { loads: '2 fans', hours: 4, volts: null };
const onlyOn = fill(words.onlyOn, { volts: 24 });
const answer = { loads: '2 fans', hours: 'about 5 hours (4 to 6)', pack: '24V 100Ah', price: 'PKR 1,000' };
const one: Readout = { packId: 'small', count: 1, hours: 'about 5 hours (4 to 6)', range: [4, 5, 6] };

test('an answer says pack, hours, price and, where the voltage is not known, what it must be on', () => {
  const unknown = readoutInWords(one, packs, asked);
  expect(unknown).toEqual({
    hours: 'about 5 hours (4 to 6)',
    isOrder: true,
    pack: '24V 100Ah',
    price: 'PKR 1,000',
    notes: [onlyOn],
    button: words.order,
    share: `${fill(words.share, answer)} ${onlyOn}`,
  });
  const known = readoutInWords(one, packs, { ...asked, volts: 24 });
  expect([known.notes, known.share]).toEqual([[], fill(words.share, answer)]);
});

test('several packs cost their sum and are asked about', () => {
  const two = readoutInWords({ ...one, count: 2 }, packs, { ...asked, volts: 24 });
  expect(two).toMatchObject({
    pack: '2 × 24V 100Ah',
    price: 'PKR 2,000',
    button: fill(words.several, { count: 2 }),
    isOrder: true,
  });
  expect(two.notes).toEqual([fill(words.joined, { count: 2 })]);
});

test.each<[readout: Readout, refusal: string, more: string]>([
  [{ packId: 'small', next: 48 }, fill(words.refused, { volts: 24, next: 48 }), ` ${fill(words.never, { volts: 24, next: 48 })}`],
  [{ packId: 'small', next: null }, fill(words.custom, { volts: 24 }), ''],
  [null, words.none, ''],
  [{ ...one, packId: 'gone' }, words.none, ''],
])('%j is a question, not an order', (readout, refusal, more) => {
  expect(readoutInWords(readout, packs, asked)).toMatchObject({
    hours: refusal,
    isOrder: false,
    pack: '',
    price: '',
    button: words.ask,
    share: fill(words.shareRefused, { loads: '2 fans', refusal }) + more,
  });
});

test.each<[watts: number, volts: number | null, readout: Readout]>([
  [212, 12, { packId: 'pack-12v', count: 1, hours: 'about 4½ hours (3½ to 5)', range: [3.5, 4.44, 5.16] }],
  [412, 12, { packId: 'pack-12v', count: 2, hours: 'about 4½ hours (3½ to 5½)', range: [3.66, 4.66, 5.31] }],
  [1400, 12, { packId: 'pack-12v', next: 24 }],
  [8000, 48, { packId: 'pack-48v', next: null }],
  [0, null, null],
])('%i W at %s V in short: %j', (watts, volts, readout) => {
  const question = { load: steadyLoad(watts), hours: 4, volts, own: {} };
  expect(toReadout(recommend(question, [small, middle, large]))).toEqual(readout);
});
