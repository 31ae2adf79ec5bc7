import { expect, jest, test } from '@jest/globals';
import { productPage } from '@/content/shop/product-page';
import { attributes, good } from '@/lib/shop/test-catalogue';
import { scratchFolder, writeFiles } from './test/scratch-folder';
import { launchReport, listVariables, main, reportOnSite } from './check-launch';

const TODAY = '2026-11-24';
const images = [{ src: 'front', alt: 'A photograph of it' }];
const whole = { ...good, ...attributes, images, priceDate: '2026-11-02' };
const shop = Object.fromEntries(Object.keys(productPage.ordering.facts).map((name) => [name, 'As agreed']));
const folder = scratchFolder();
const READY = 'Ready to launch: nothing is left for the owner to set or confirm.';

test('each placeholder, assumption and unconfirmed promise is listed with its place', () => {
  const content = {
    site: {
      phones: ['+92 300 1234567', '+92 321 0000009'],
      feedToConfirm: ['brand'],
      securityContactValidUntil: TODAY,
      shop,
      map: null,
    },
    chatNumbers: { orders: '923210000009' },
    products: [{ ...whole, specs: { Connectivity: 'Ask on WhatsApp' }, toConfirm: ['currentLimitAmps'] as const }],
    charging: { lowCutOff: 12, toConfirm: ['lowCutOff'] },
    promises: {
      visitors: { says: 'Visitors are welcome.', confirmedOn: '' },
      testedFirst: { says: 'Every pack is tested.', confirmedOn: '2026-11-02' },
    },
  };
  const { open, text } = launchReport(content, ['X is not set'], TODAY);
  expect([open, text.split('\n').filter(Boolean)]).toEqual([
    9,
    [
      '9 things are still to be set or confirmed.',
      'In content/site.ts:',
      '  phones.1 is still "+92 321 0000009"',
      '  brand of every product in the shop feed is assumed; check it and take it out of feedToConfirm',
      `  securityContactValidUntil is over: ${TODAY}; see that the first email address is read, and write a day within a year`,
      'In content/enquiry/chat-numbers.ts:',
      '  orders is still "923210000009"',
      'In content/shop/products.ts:',
      '  good-battery: specs.Connectivity is still "Ask on WhatsApp"',
      '  good-battery: currentLimitAmps is assumed to be 100; set it and take it out of toConfirm',
      'In content/advice/charging.ts:',
      '  lowCutOff is assumed to be 12; set it and take it out of toConfirm',
      'In content/promises.ts:',
      '  visitors.confirmedOn is empty: "Visitors are welcome."; write the day on which the owner confirmed it',
      'In the environment of the build, or .env.local (see .env.example):',
      '  X is not set',
    ],
  ]);
});

test('with everything set the check passes; what would help buyers and what is drawn fails nothing', () => {
  const filled = { site: { phones: ['+92 300 1234567'], securityContactValidUntil: '2026-11-25', shop }, products: [whole] };
  expect(launchReport(filled, [], TODAY)).toEqual({ open: 0, text: READY });
  const content = {
    site: { shop: { ...shop, delivery: undefined, serialNumber: undefined } },
    products: [
      { ...whole, weight: undefined, priceDate: undefined, currentLimitAmps: undefined },
      { ...whole, id: 'drawn', images: [{ src: 'one', alt: 'One', drawn: 'product' as const }] },
    ],
    pages: {
      home: { hero: { drawn: 'product', packs: [{ phone: { picture: 'hero' } }] }, tiles: [{ picture: 'tile', drawn: 'scene' }] },
      about: { hero: { picture: 'photograph' }, none: null },
    },
  };
  expect(launchReport(content, [], TODAY)).toEqual({
    open: 0,
    text: `${READY}

Would help buyers, as soon as you know it (pages leave out what is not filled in):
  content/site.ts, field "shop": delivery, serialNumber
  content/shop/products.ts, "good-battery": priceDate, weight

Drawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):
  content/shop/products.ts, "drawn": one
  content/pages/home.ts: hero, tile`,
  });
  expect(launchReport(filled, ['X is not set'], TODAY)).toEqual({
    open: 1,
    text: '1 thing is still to be set or confirmed.\n\nIn the environment of the build, or .env.local (see .env.example):\n  X is not set',
  });
});

test('variables are read as the build reads them: the nearer file first, and the shell over all', () => {
  // Next reads no .env.local in tests.
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const names = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`);
  const site = 'NEXT_PUBLIC_SITE_URL=https://alphaampere.pk';
  expect(listVariables(folder, {})).toHaveLength(names.length + 1);
  writeFiles(folder, { '.env': [...names.map((name) => `${name}=${name.endsWith('KEY') ? '' : 'x'}`), site].join('\n') });
  expect(listVariables(folder, {})).toEqual(['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set']);
  writeFiles(folder, { '.env.local': '\uFEFFNEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key_1' });
  expect(listVariables(folder, {})).toEqual([]);
  for (const [address, what] of [
    ['https://alphaampere.example', 'is still'],
    ['http://localhost', 'visitors can’t open'],
    ['http://alphaampere.pk', 'visitors can’t open'],
  ] as const) {
    expect(listVariables(folder, { NEXT_PUBLIC_SITE_URL: address })).toEqual([expect.stringContaining(what)]);
  }
});

test('the command reports on the site’s own content, and fails while anything is open', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  await main([]);
  const { open, text } = reportOnSite();
  // The owner's own content and settings: nothing may be open.
  expect([said.mock.calls, process.exitCode]).toEqual([[[text]], open > 0 ? 1 : undefined]);
  process.exitCode = undefined;
});
