import { fillSuitability, suitabilityProblems } from './fill-suitability';

const specs = { 'Nominal Voltage': '3.2V', 'Charge Cut Off Voltage': '3.65V', 'Cells in Series': '4 to 8', share: '0.5' };
const suitability = (text: string) => ({ fits: [text], check: ['Nothing.'] });

test.each([
  ['{Cells in Series} cells', '4 to 8 cells'],
  ['{Nominal Voltage × 16} and {Charge Cut Off Voltage × 4}', '51.2V and 14.6V'],
  ['{Nominal Voltage × share}', '1.6V'],
])('in a suitability %s becomes %s', (text, filled) => {
  expect(suitabilityProblems(suitability(text), specs)).toEqual([]);
  expect(fillSuitability({ fits: [text], check: [text] }, specs)).toEqual({ fits: [filled], check: [filled] });
});

test('a suitability that names a value which is missing or can’t be multiplied is refused with the correction', () => {
  expect(suitabilityProblems(undefined, specs)).toEqual([]);
  expect(suitabilityProblems(suitability('{Nominal Voltage × 0}{Nominal Voltage × none}'), specs)).toHaveLength(2);
  expect(suitabilityProblems(suitability('{Weight}, {Cells in Series × 2}'), specs)).toEqual([
    [
      'fits',
      0,
      expect.stringContaining(
        'names {Weight}, which the specification does not give as a value; use one of Nominal Voltage, Charge Cut Off',
      ),
    ],
    ['fits', 0, expect.stringContaining('names {Cells in Series × 2}, which the specification does not give as one figure')],
  ]);
});
