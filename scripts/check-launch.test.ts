import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { productPage } from '@/content/product-page';
import { attributes, good } from '@/lib/shop/test-product';
import { launchReport, listVariables } from './check-launch';

const settings = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.pk',
};
const TODAY = '2026-11-24';
const whole = { ...good, ...attributes, priceDate: '2026-11-20' };
const shop = Object.fromEntries(Object.keys(productPage.ordering.facts).map((name) => [name, 'As agreed']));
const filled = { site: { phones: ['+92 300 1234567'], shop, securityContactValidUntil: '2027-11-01' }, products: [whole] };
const READY = 'Ready to launch: nothing is left for the owner to set or confirm.';

test('each placeholder, assumption and unconfirmed promise is listed with its place', () => {
  const content = {
    site: {
      phones: ['+92 300 1234567', '+92 300 0000001'],
      social: [{ name: 'A', href: 'https://a.example' }],
      feedToConfirm: ['brand'],
      securityContactValidUntil: TODAY,
      shop,
    },
    products: [{ ...whole, specs: { Connectivity: 'Ask on WhatsApp' }, toConfirm: ['currentLimitAmps'] as const }],
    charging: { lowCutOff: 12, toConfirm: ['lowCutOff'] },
    promises: {
      visitors: { says: 'Visitors are welcome.', confirmedOn: '' },
      testedFirst: { says: 'Every pack is tested.', confirmedOn: '2026-11-20' },
    },
  };
  expect(launchReport(content, ['X is not set'], TODAY)).toEqual({
    ready: false,
    text: [
      '9 things are still to be set or confirmed.',
      '',
      'In content/site.ts:',
      '  phones.1 is still "+92 300 0000001"',
      '  social.0.href is still "https://a.example"',
      '  brand of every product in the shop feed is assumed; check it and take it out of feedToConfirm',
      `  securityContactValidUntil is over: ${TODAY}; see that the first email address is read, and write a day within a year`,
      '',
      'In content/products.ts:',
      '  good-battery: specs.Connectivity is still "Ask on WhatsApp"',
      '  good-battery: currentLimitAmps is assumed to be 100; set it and take it out of toConfirm',
      '',
      'In content/charging.ts:',
      '  lowCutOff is assumed to be 12; set it and take it out of toConfirm',
      '',
      'In content/promises.ts:',
      '  visitors.confirmedOn is empty: "Visitors are welcome."; write the day on which the owner confirmed it',
      '',
      'In the environment of the build, or .env.local (see .env.example):',
      '  X is not set',
    ].join('\n'),
  });
});

test('with everything set, the check passes and says so', () => {
  expect(launchReport(filled, [], TODAY)).toEqual({ ready: true, text: READY });
});

test('what would help buyers and what is drawn is listed, and fails nothing', () => {
  const rest = Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'weight'));
  const content = {
    site: { shop: { ...shop, delivery: undefined, serialNumber: undefined } },
    products: [
      { ...good, ...rest, images: [{ src: 'one', alt: 'One', drawn: 'product' as const }] },
      { ...whole, id: 'two' },
    ],
    pages: { home: { hero: { picture: 'hero', drawn: 'product' }, tiles: [{ picture: 'tile', drawn: 'scene' }] } },
  };
  expect(launchReport(content, [], TODAY)).toEqual({
    ready: true,
    text: [
      READY,
      '',
      'Would help buyers, as soon as you know it (pages leave out what is not filled in):',
      '  content/site.ts, field "shop": delivery, serialNumber',
      '  content/products.ts, "good-battery": priceDate, weight',
      '',
      'Drawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):',
      '  content/products.ts, "good-battery": one',
      '  content/home.ts: hero, tile',
    ].join('\n'),
  });
});

test('variables are read from the files that the build reads, the nearer first, and the shell over all', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-launch-'));
  const write = (file: string, variables: object) =>
    writeFileSync(
      path.join(folder, file),
      Object.entries(variables)
        .map((pair) => `${pair.join('=')}\n`)
        .join(''),
    );
  expect(listVariables(folder, {})).toEqual(
    Object.keys(settings)
      .sort()
      .map((name) => `${name} is not set`),
  );
  write('.env', { ...settings, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' });
  expect(listVariables(folder, {})).toEqual(['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set']);
  write('.env.local', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1' });
  expect(listVariables(folder, {})).toEqual([]);
  for (const [address, what] of [
    ['https://alphaampere.example', 'is still'],
    ['http://localhost', 'visitors can’t open'],
    ['https://127.0.0.1:3000', 'visitors can’t open'],
    ['http://alphaampere.pk', 'visitors can’t open'],
  ]) {
    expect(listVariables(folder, { NEXT_PUBLIC_SITE_URL: address })).toEqual([expect.stringContaining(what ?? '')]);
  }
  rmSync(folder, { recursive: true });
});
