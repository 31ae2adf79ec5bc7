import { fillGuide, guideProblems } from './product-guide';

const specs = { 'Nominal Voltage': '3.2V', 'Charge Cut Off Voltage': '3.65V', 'Cells in Series': '4 to 8', share: '0.5' };
const guide = (text: string) => ({ fits: [text], check: ['Nothing.'] });

test.each([
  ['{Cells in Series} cells', '4 to 8 cells'],
  ['{Nominal Voltage × 16} and {Charge Cut Off Voltage × 4}', '51.2V and 14.6V'],
  ['{Nominal Voltage × share}', '1.6V'],
])('in a guide %s becomes %s', (text, filled) => {
  expect(guideProblems(guide(text), specs)).toEqual([]);
  expect(fillGuide({ fits: [text], check: [text] }, specs)).toEqual({ fits: [filled], check: [filled] });
});

test('a guide that names a value which is missing or can’t be multiplied is refused with the correction', () => {
  expect(guideProblems(undefined, specs)).toEqual([]);
  expect(guideProblems(guide('{Nominal Voltage × 0}{Nominal Voltage × none}'), specs)).toHaveLength(2);
  expect(guideProblems(guide('{Weight}, {Cells in Series × 2}'), specs)).toEqual([
    {
      field: 'guide.fits.0',
      what: expect.stringContaining(
        'names {Weight}, which the specification does not give as a value; use one of Nominal Voltage, Charge Cut Off',
      ),
    },
    {
      field: 'guide.fits.0',
      what: expect.stringContaining('names {Cells in Series × 2}, which the specification does not give as one figure'),
    },
  ]);
});
