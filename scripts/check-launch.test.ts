import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

// Each check starts a Node of its own.
jest.setTimeout(60_000);

const root = path.resolve(__dirname, '..');
const PARTS = ['.env.example', 'content/owner-facts.ts', 'lib/placeholder.ts', 'scripts/check-launch.ts'];

/** All that would help buyers: no placeholder, so it fails nothing. */
const FACTS = { weight: '38 kg', size: '520 × 240 × 220 mm', terminals: 'M8', continuousCurrent: '100A', peakCurrent: '200A for 3 seconds', parallelLimit: 'Up to 4', boxContents: 'Battery', warranty: '3 years' };

const settings = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.pk',
};
const envFile = (variables: Record<string, string>) =>
  Object.entries(variables).map(([name, value]) => `${name}=${value}\n`).join('');

let folder: string;

/** The real check over content of its own: filling in the real content must not break this test. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-launch-'));
  for (const part of PARTS) write(part, readFileSync(path.join(root, part), 'utf8'));
  write('package.json', '{ "type": "module" }');
  writeContent({ phone: '+92 300 0000001', email: 'sales@alpha-ampere.example', number: '923000000002', connectivity: 'Ask on WhatsApp', toConfirm: ['currentLimitAmps'] });
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(environment: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/check-launch.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), ...environment } as NodeJS.ProcessEnv,
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

type Content = Record<'phone' | 'email' | 'number' | 'connectivity', string> & { toConfirm: string[] };

function writeContent({ phone, email, number, connectivity, toConfirm }: Content) {
  const shop = { delivery: 'By cargo', payment: 'Bank transfer', serialNumber: 'On the label' };
  const site = { brand: 'Alpha Ampere', phones: ['+92 300 1234567', phone], email, whatsApp: { business: number }, responseTimeHours: 12, shop };
  write('content/site.ts', `export const site = ${JSON.stringify(site)} as const;`);
  const products = [
    { id: 'one', name: 'One', specs: { Chemistry: 'LiFePO4', Connectivity: connectivity }, currentLimitAmps: 100, toConfirm, priceDate: '2026-11-20', facts: FACTS },
    { id: 'two', name: 'Two', specs: { Connectivity: 'Bluetooth app' }, images: [{ src: 'two', alt: 'Two' }], priceDate: '2026-11-20', facts: FACTS },
  ];
  write('content/products.ts', `export const products = ${JSON.stringify(products)} as const;`);
}

function fillContent() {
  writeContent({ phone: '+92 300 7654321', email: 'sales@alphaampere.pk', number: '923001234567', connectivity: 'RS485', toConfirm: [] });
}

test('each placeholder is listed with its place, and the check fails', () => {
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toBe(
    [
      '9 values are still to be set.',
      '',
      'In content/site.ts:',
      '  phones.1 is still "+92 300 0000001"',
      '  email is still "sales@alpha-ampere.example"',
      '  whatsApp.business is still "923000000002"',
      '',
      'In content/products.ts:',
      '  one: specs.Connectivity is still "Ask on WhatsApp"',
      '  one: currentLimitAmps is assumed to be 100; set it and take it out of toConfirm',
      '',
      'In the environment of the build, or .env.local (see .env.example):',
      '  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set',
      '  NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set',
      '  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set',
      '  NEXT_PUBLIC_SITE_URL is not set',
      '',
    ].join('\n'),
  );
});

test('with everything set, the check passes and says so', () => {
  fillContent();
  const { status, stdout, stderr } = check(settings);
  expect([status, stdout, stderr]).toEqual([0, 'Ready to launch: no placeholder is left.\n', '']);
});

test('variables are read from the files that the build reads, the nearer first', () => {
  fillContent();
  writeFileSync(path.join(folder, '.env'), envFile({ ...settings, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' }));
  expect(check()).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^1 value is still to be set\.\n\n.*\n {2}NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set\n$/),
  });
  writeFileSync(path.join(folder, '.env.local'), envFile({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1' }));
  expect(check()).toMatchObject({ status: 0 });
});

test('an address that is only an example is still to be set', () => {
  fillContent();
  const { status, stdout } = check({ ...settings, NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example' });
  expect(status).toBe(1);
  expect(stdout).toContain('NEXT_PUBLIC_SITE_URL is still "https://alphaampere.example"');
});

test('what would help buyers is listed, and fails nothing', () => {
  fillContent();
  const file = path.join(folder, 'content/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"shop":\{[^}]*\}/, '"shop":{"payment":"Bank transfer"}'));
  const products = path.join(folder, 'content/products.ts');
  writeFileSync(products, readFileSync(products, 'utf8').replace('"priceDate":"2026-11-20",', '').replace('"weight":"38 kg",', ''));
  const { status, stdout, stderr } = check(settings);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe(
    [
      'Ready to launch: no placeholder is left.',
      '',
      'Would help buyers, as soon as you know it (pages leave out what is not filled in):',
      '  content/site.ts, field "shop": delivery, serialNumber',
      '  content/products.ts, "one", field "facts": weight',
      '  content/products.ts, "one": priceDate',
      '',
    ].join('\n'),
  );
});
