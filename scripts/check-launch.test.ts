import { updateInitialEnv } from '@next/env';
import { shopFacts, site } from '@/content/site';
import { allOwnerFacts, validProduct } from '@/lib/shop/test-catalogue';
import { scratchFolder, writeFiles } from './test/scratch-folder';
import { readBuildEnvironment } from './support/build-environment';
import { launchReport, listVariables, main } from './check-launch';

const TODAY = '2026-11-24';
const images = [{ src: 'front', alt: 'A photograph of it' }];
const whole = { ...validProduct, ...allOwnerFacts, images, priceDate: '2026-11-02' };
const shop = Object.fromEntries(shopFacts.map(({ field }) => [field, 'As agreed']));
const folder = scratchFolder();
const READY = 'Ready to launch: nothing is left for the owner to set or confirm.';

test('each placeholder, assumption and unconfirmed promise is listed with its place', () => {
  const content = {
    site: {
      site: {
        phones: ['+92 300 1234567', '+92 321 0000009'],
        feedToConfirm: ['brand'],
        securityContactValidUntil: TODAY,
        shop: { ...shop, payment: 'Ask on WhatsApp' },
        map: null,
      },
    },
    'enquiry/chat-numbers': { chatNumbers: { orders: '923210000009' } },
    'shop/products': { products: [{ ...whole, specs: { Connectivity: 'Ask on WhatsApp' }, toConfirm: ['currentLimitAmps'] }] },
    'advice/charging': { charging: { lowCutOff: 12, toConfirm: ['lowCutOff'] } },
    promises: {
      promises: {
        visitors: { says: 'Visitors are welcome.', confirmedOn: '' },
        testedFirst: { says: 'Every pack is tested.', confirmedOn: '2026-11-02' },
      },
    },
  };
  const { open, text } = launchReport(content, ['X is not set'], TODAY);
  const inProducts = '  content/shop/products.ts, entry "good-battery", field';
  expect([open, text.split('\n').filter(Boolean)]).toEqual([
    10,
    [
      '10 things are still to be set or confirmed.',
      'In the content:',
      '  content/site.ts, entry "phones", number 2: is still "+92 321 0000009"',
      '  content/site.ts, entry "feedToConfirm", number 1: "brand" of every product in the shop feed is assumed; check it and take it out of this list',
      `  content/site.ts, field "securityContactValidUntil": is over: ${TODAY}; see that the first email address is read, and write a day within a year`,
      '  content/site.ts, entry "shop", field "payment": is still "Ask on WhatsApp"',
      '  content/enquiry/chat-numbers.ts, field "orders": is still "923210000009"',
      `${inProducts} "specs.Connectivity": is still "Ask on WhatsApp"`,
      `${inProducts} "toConfirm", number 1: "currentLimitAmps" is assumed; set it and take it out of this list`,
      '  content/advice/charging.ts, entry "toConfirm", number 1: "lowCutOff" is assumed; set it and take it out of this list',
      '  content/promises.ts, entry "visitors", field "confirmedOn": is empty; write the day on which the owner confirmed it',
      'In the environment of the build, or .env.local (see .env.example):',
      '  X is not set',
    ],
  ]);
});

test('with everything set the check passes; what would help buyers and what is drawn fails nothing', () => {
  const filled = {
    site: { site: { phones: ['+92 300 1234567'], securityContactValidUntil: '2026-11-25', shop } },
    'shop/products': { products: [whole] },
  };
  expect(launchReport(filled, [], TODAY)).toEqual({ open: 0, text: READY });
  const without = (facts: object, ...names: string[]) =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));
  const known = without(whole, 'weight', 'priceDate', 'currentLimitAmps');
  const content = {
    site: { site: { shop: without(shop, 'delivery', 'serialNumber') } },
    'shop/products': { products: [known, { ...whole, id: 'drawn', images: [{ src: 'one', alt: 'One', drawn: 'product' }] }] },
  };
  const pages = {
    'pages/home': {
      hero: { drawn: 'product', packs: [{ phone: { picture: 'hero' } }] },
      tiles: [{ picture: 'tile', drawn: 'scene', button: 'Ask on WhatsApp' }],
    },
    'pages/about': { hero: { picture: 'photograph' }, none: null },
  };
  expect(launchReport({ ...content, ...pages }, [], TODAY)).toEqual({
    open: 0,
    text: `${READY}

Would help buyers, as soon as you know it (pages leave out what is not filled in):
  content/site.ts, field "shop": delivery, serialNumber
  content/shop/products.ts, entry "good-battery": priceDate, weight

Drawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):
  content/shop/products.ts: one
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
  const open = () => listVariables(readBuildEnvironment(folder));
  expect(open()).toHaveLength(names.length + 1);
  writeFiles(folder, { '.env': [...names.map((name) => `${name}=${name.endsWith('KEY') ? '' : 'x'}`), site].join('\n') });
  expect(open()).toEqual(['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set']);
  writeFiles(folder, { '.env.local': '\uFEFFNEXT_PUBLIC_EMAILJS_PUBLIC_KEY=key_1' });
  expect(open()).toEqual([]);
  for (const [address, what] of [
    ['https://alphaampere.example', 'is still'],
    ['http://localhost', 'visitors can’t open'],
    ['http://alphaampere.pk', 'visitors can’t open'],
  ] as const) {
    // The address is set in the shell.
    updateInitialEnv({ NEXT_PUBLIC_SITE_URL: address });
    expect(open()).toEqual([expect.stringContaining(what)]);
  }
});

test('the command reports on the site’s own content of today, and fails while anything is open', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const day = site.securityContactValidUntil;
  jest.useFakeTimers({ now: new Date(`${day}T12:00Z`) });
  await main([]);
  expect([said.mock.calls, process.exitCode]).toEqual([[[expect.stringContaining(`is over: ${day}`)]], 1]);
  process.exitCode = undefined;
});
