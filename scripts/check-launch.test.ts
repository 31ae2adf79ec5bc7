import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { launchReport, listVariables } from './check-launch';

const settings = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.pk',
};
const envFile = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

const facts = {
  weight: '38 kg',
  size: '520 × 240 × 220 mm',
  terminals: 'M8',
  continuousCurrent: '100A',
  peakCurrent: '200A for 3 seconds',
  parallelLimit: 'Up to 4',
  boxContents: 'Battery',
  warranty: '3 years',
};
const shop = { delivery: 'By cargo', payment: 'Bank transfer', serialNumber: 'On the label' };

/** Content of its own: filling in the real content must not break this test. */
function content({
  toConfirm = [],
  phone,
  email,
  number,
  connectivity,
  confirmedOn,
}: Record<'phone' | 'email' | 'number' | 'connectivity' | 'confirmedOn', string> & { toConfirm?: string[] }) {
  return {
    site: {
      brand: 'Alpha Ampere',
      phones: ['+92 300 1234567', phone],
      email,
      whatsApp: { business: number },
      responseTimeHours: 12,
      shop,
    },
    promises: {
      visitors: { says: 'Visitors are welcome.', confirmedOn },
      testedFirst: { says: 'Every pack is tested.', confirmedOn: '2026-11-20' },
    },
    products: [
      {
        id: 'one',
        name: 'One',
        specs: { Chemistry: 'LiFePO4', Connectivity: connectivity },
        currentLimitAmps: 100,
        toConfirm,
        priceDate: '2026-11-20',
        facts,
      },
      {
        id: 'two',
        name: 'Two',
        specs: { Connectivity: 'Bluetooth app' },
        images: [{ src: 'two', alt: 'Two' }],
        priceDate: '2026-11-20',
        facts,
      },
    ],
  };
}

const unfilled = content({
  phone: '+92 300 0000001',
  email: 'sales@alpha-ampere.example',
  number: '923000000002',
  connectivity: 'Ask on WhatsApp',
  toConfirm: ['currentLimitAmps'],
  confirmedOn: '',
});
const filled = content({
  phone: '+92 300 7654321',
  email: 'sales@alphaampere.pk',
  number: '923001234567',
  connectivity: 'RS485',
  confirmedOn: '2026-11-21',
});

describe('what is still to be set', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'check-launch-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('each placeholder is listed with its place', () => {
    expect(launchReport(unfilled, listVariables(folder, {}))).toEqual({
      ready: false,
      text: [
        '10 things are still to be set or confirmed.',
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
        'In content/promises.ts:',
        '  visitors.confirmedOn is empty: "Visitors are welcome."; write the day on which the owner confirmed it',
        '',
        'In the environment of the build, or .env.local (see .env.example):',
        '  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set',
        '  NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set',
        '  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set',
        '  NEXT_PUBLIC_SITE_URL is not set',
      ].join('\n'),
    });
  });

  test('with everything set, the check passes and says so', () => {
    expect(launchReport(filled, listVariables(folder, settings))).toEqual({
      ready: true,
      text: 'Ready to launch: nothing is left for the owner to set or confirm.',
    });
  });

  test('variables are read from the files that the build reads, the nearer first', () => {
    writeFileSync(path.join(folder, '.env'), envFile({ ...settings, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' }));
    expect(launchReport(filled, listVariables(folder, {})).text).toMatch(
      /^1 thing is still to be set or confirmed\.\n\n.*\n {2}NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set$/,
    );
    writeFileSync(path.join(folder, '.env.local'), envFile({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1' }));
    expect(listVariables(folder, {})).toEqual([]);
  });

  test('an address that is only an example is still to be set', () => {
    expect(listVariables(folder, { ...settings, NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example' })).toEqual([
      'NEXT_PUBLIC_SITE_URL is still "https://alphaampere.example"',
    ]);
  });
});

test('what would help buyers is listed, and fails nothing', () => {
  const { site, products } = filled;
  const [one, two] = products.map(({ facts: { weight, ...others }, priceDate, ...product }, index) =>
    index === 0 ? { ...product, facts: others } : { ...product, priceDate, facts: { weight, ...others } },
  );
  const content = {
    site: { ...site, shop: { payment: shop.payment } },
    products: [one, two].filter((product) => product !== undefined),
  };
  expect(launchReport(content, [])).toEqual({
    ready: true,
    text: [
      'Ready to launch: nothing is left for the owner to set or confirm.',
      '',
      'Would help buyers, as soon as you know it (pages leave out what is not filled in):',
      '  content/site.ts, field "shop": delivery, serialNumber',
      '  content/products.ts, "one", field "facts": weight',
      '  content/products.ts, "one": priceDate',
    ].join('\n'),
  });
});

test('each drawn picture is listed with its place, and fails nothing', () => {
  const products = [
    { ...filled.products[0], id: 'one', images: [{ src: 'one-front', alt: 'One', drawn: 'product' }] },
    { ...filled.products[1], id: 'two', images: [{ src: 'two-front', alt: 'Two' }] },
  ];
  const pages = { home: { hero: { picture: 'hero', drawn: 'product' }, tiles: [{ picture: 'tile', drawn: 'scene' }] } };
  const { ready, text } = launchReport({ site: filled.site, products, pages }, []);
  expect(ready).toBe(true);
  expect(text.split('\n').slice(1)).toEqual([
    '',
    'Drawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):',
    '  content/products.ts, "one": one-front',
    '  content/home.ts: hero, tile',
  ]);
});

test('the command fails while anything is missing, and says in which setting', () => {
  const environment = { ...process.env, ...settings, NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check-launch'], {
    encoding: 'utf8',
    env: environment,
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain('NEXT_PUBLIC_SITE_URL is still "https://alphaampere.example"');
});
