import { charging } from '@/content/advice/charging';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { productPage } from '@/content/shop/product-page';
import { fill } from '../format/texts';
import { chargerSettings, listPackNotes, listPrograms, settingsMessage } from './charging-settings';

// Figures of the tests' own, so that the content's may change.
Object.assign(charging, {
  charge: [13.0, 13.2],
  chargeAtMost: 13.6,
  float: [12.5, 12.8],
  program: { charge: 13.1, float: 12.6 },
  lowCutOff: 11,
  backToMains: { 24: 23, 48: 49 },
  flooded: 14.1,
  currentShare: 0.4,
});

test('the settings of a 48V system', () => {
  const ranges = { charge: '52.0 to 52.8V', float: '50.0 to 51.2V' };
  const limits = { lowCutOff: '44.0V', chargeAtMost: '54.4V', flooded: '56.4V' };
  expect(chargerSettings(48)).toEqual({ volts: 48, ...ranges, ...limits, battery: '51.2', cells: 16 });
});

test('a pack’s page names what it gives, its settings, and where its protection acts', () => {
  const { lead, notes } = listPackNotes(
    { systemVolts: 24, advisedChargeAmps: 40, currentLimitAmps: 90 },
    { 'Charge Cut Off Voltage': '29.9V', 'Discharge Cut Off Voltage': '19.1V' },
  );
  // The watts are 90 A × 24 V × 0.85, and 80 % of that.
  expect(lead.match(/[\d,]+(?= W)/g)).toEqual(['1,400', '1,800']);
  const { settings, limits } = productPage.fits;
  const set = { charge: '26.0 to 26.4V', float: '25.0 to 25.6V', lowCutOff: '22.0V', amps: 40 };
  expect(notes).toContain(fill(settings, set));
  expect(notes).toContain(fill(limits, { charge: '29.9V', discharge: '19.1V' }));
});

test.each([
  [12, productPage.fits.series],
  [48, productPage.fits.large],
])('at %iV one thing more is to mind', (systemVolts, note) => {
  const notesAt = (volts: number) => listPackNotes({ systemVolts: volts, advisedChargeAmps: 40, currentLimitAmps: 90 }, {}).notes;
  expect([notesAt(systemVolts).includes(note), notesAt(24).includes(note)]).toEqual([true, false]);
});

test.each([
  [12, ['13.1', '12.6', '11.0', '40', '40']],
  [24, ['26.2', '25.2', '22.0', '40', '40', '23.0']],
])('each program has one value, in the table and in the message: %iV', (volts, figures) => {
  const programs = listPrograms(volts);
  expect(programs.flatMap(({ value }) => value.match(/^[\d.]+/) ?? [])).toEqual(figures);
  expect(programs[3]?.programs).toMatch(new RegExp(inverterSettings.table.rows[3].numbers.join('.*')));
  const [, ...lines] = settingsMessage(volts, '/settings').split('\n');
  const { line, lineAlone } = inverterSettings.send;
  const listed = programs.map((program) => fill(program.programs ? line : lineAlone, program));
  expect(lines).toEqual([...listed, expect.stringContaining('/settings')]);
});
