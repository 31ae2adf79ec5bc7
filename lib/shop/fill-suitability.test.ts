import { fillSuitability } from './fill-suitability';

const specs = { 'Nominal Voltage': '3.2V', 'Charge Cut Off Voltage': '3.65V', 'Cells in Series': '4 to 8', share: '0.5' };

test.each([
  ['{Cells in Series} cells', '4 to 8 cells'],
  ['{Nominal Voltage × 16} and {Charge Cut Off Voltage × 4}', '51.2V and 14.6V'],
  ['{Nominal Voltage × share}', '1.6V'],
  ...['{Weight}', '{Cells in Series × 2}', '{Nominal Voltage × 0}', '{Nominal Voltage × none}'].map((text) => [text, text]),
])('in a suitability %s becomes %s', (text, filled) => {
  expect(fillSuitability({ fits: [text], check: [text] }, specs)).toEqual({ fits: [filled], check: [filled] });
});
