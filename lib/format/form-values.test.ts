import { readFigure, readWithin, writeFields, type Quantity } from './form-values';

test.each([
  [' 1.500 ', 'watts', 1500],
  ['.25', 'hours', 0.25],
  ['1.500 kW', 'watts', 1500],
  ['Rs. 1.200.000', 'rupees', 1_200_000],
  ['1.500', 'hours', 1.5],
  ['1,50,000', 'rupees', 150_000],
  ['1,200,345.500', 'rupees', 1_200_345.5],
  ['₨ 45.000.000/-', 'rupees', 45_000_000],
  ['2 lakh', 'rupees', 200_000],
  ['PKR 12.5 lac rupees', 'rupees', 1_250_000],
  ['15k', 'rupees', 15_000],
  ['Rs 60 per unit', 'rupees', 60],
  ['60/kWh', 'rupees', 60],
  ['45 \t000', 'rupees', 45_000],
  ['45\u00a0000\u202fRs', 'rupees', 45_000],
  ['4½', 'hours', 4.5],
  ['½ hour', 'hours', 0.5],
  ['12:30', 'hours', 12.5],
  ['3 h 15 min', 'hours', 3.25],
  ['3h5m', 'hours', 3 + 1 / 12],
  ['1 hour 6 minute', 'hours', 1.1],
  ['3 hr 15', 'hours', 3.25],
  ['90 min', 'hours', 1.5],
  ['300W', 'watts', 300],
  ['100Ah', 'ampereHours', 100],
  ['10 amps', 'amps', 10],
  ['3 years', 'years', 3],
  ['18 months', 'years', 1.5],
  ['٢٫٥', 'hours', 2.5],
  ['\u200f۴۵،۰۰۰ روپے', 'rupees', 45_000],
  ['۹۰٪', 'percent', 90],
] as const)('"%s" in %s is %f', (typed, quantity, value) => {
  expect(readFigure(typed, quantity)).toBeCloseTo(value, 9);
});

test.each([
  ...['', '-5', '1e3', 'ten', '1,2', '1.2.3', '1 2', '12,34', '5 W W'].map((typed): [string, Quantity] => [typed, 'watts']),
  ['2.5', 'count'],
  ['1.500.000', 'hours'],
  ['3:75', 'hours'],
  ['at 3:10', 'hours'],
  ['۱،۲', 'hours'],
  ['60 per unit k', 'rupees'],
  ['45/- k', 'rupees'],
  ['100 W', 'ampereHours'],
  ['3:10', 'watts'],
] as const)('"%s" is no figure in %s', (typed, quantity) => {
  expect(readFigure(typed, quantity)).toBeUndefined();
});

test('a long text is shortened in an address', () => {
  expect(writeFields({ a: '9'.repeat(5000) }, {})).toBe(`?a=${'9'.repeat(60)}`);
});

test.each([
  ['  ', undefined, false],
  ['1', 1, false],
  ['0.9', undefined, true],
  ['20kW', 20_000, false],
  ['20001', undefined, true],
  ['two fans', undefined, true],
])('"%s" within 1 and 20,000 watts', (typed, value, wrong) => {
  expect(readWithin(typed, { quantity: 'watts', limits: [1, 20_000] })).toEqual({ value, wrong });
});
