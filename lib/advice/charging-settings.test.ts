import { charging } from '@/content/advice/charging';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { productPage } from '@/content/shop/product-page';
import { fill } from '../format/fill';
import { chargerSettings, listPackSettings, listPrograms, settingsMessage } from './charging-settings';

// Figures of the tests' own, so that the content's may change.
Object.assign(charging, {
  charge: [13.0, 13.2],
  chargeAtMost: 13.6,
  float: [12.5, 12.8],
  program: { charge: 13.1, float: 12.6 },
  lowCutOff: 11,
  backToMains: { 24: 23, 48: 49 },
  flooded: 14.1,
  cell: { volts: 3, inSeries: 4 },
  currentShare: 0.4,
});

test('the settings of a 48V system', () => {
  const ranges = { charge: '52.0 to 52.8V', float: '50.0 to 51.2V' };
  const limits = { lowCutOff: '44.0V', chargeAtMost: '54.4V', flooded: '56.4V' };
  expect(chargerSettings(48)).toEqual({ volts: 48, ...ranges, ...limits, battery: '48.0', cells: 16 });
});

test('a pack’s page names its settings, and where its protection and each mistake begin', () => {
  const { lead, settings, cautions } = listPackSettings(
    { systemVolts: 24, advisedChargeAmps: 40, currentLimitAmps: 90 },
    { 'Charge Cut Off Voltage': '29.9V', 'Discharge Cut Off Voltage': '19.1V' },
  );
  expect(settings.title).toContain('24V');
  // 90 A × 24 V × 0.85
  expect(lead).toContain('1,800');
  const { rows, values } = productPage.fits;
  expect(Object.fromEntries(settings.rows)).toMatchObject({
    [rows.charge]: '26.0 to 26.4V',
    [rows.float]: '25.0 to 25.6V',
    [rows.lowCutOff]: '22.0V',
    [rows.current]: fill(values.current, { amps: 40 }),
  });
  // A charger that can't be set, flooded settings, the protection.
  const volts = cautions.flatMap((warning) => warning.match(/[\d.]+V/g) ?? []);
  expect(volts).toEqual(['27.2V', '28.2V', '29.9V', '19.1V']);
});

test.each([
  [12, ['40', '40', '13.1', '12.6', '11.0']],
  [24, ['40', '40', '26.2', '25.2', '22.0', '23.0']],
])('each program has one value, in the table and in the message: %iV', (volts, figures) => {
  const programs = listPrograms(volts);
  expect(programs.flatMap(({ value }) => value.match(/^[\d.]+/) ?? [])).toEqual(figures);
  expect(programs[3]?.programs).toMatch(new RegExp(inverterSettings.programs.rows[3].numbers.join('.*')));
  const [, ...lines] = settingsMessage(volts, '/settings').split('\n');
  const listed = programs.map((program) => fill(inverterSettings.send.line, program));
  expect(lines).toEqual([...listed, expect.stringContaining('/settings')]);
});
