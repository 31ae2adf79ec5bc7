import { runInNewContext } from 'node:vm';
import { bundleScript } from '../support/bundle-script';
import { hashOf } from './html';
import { buildPolicy } from './policy';

test('the policy of a page', () => {
  const [script, style, first, second] = ['1', '2', '3', '4'].map((text) => `'${hashOf(text)}'`);
  expect(buildPolicy({ script: '1', style: '2', attributes: ['3', '4', '3'] }, 'https://mail.example')).toBe(
    `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style}; style-src-attr 'unsafe-hashes' ${first} ${second}; img-src 'self'; font-src 'self'; connect-src 'self' https://mail.example; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self' https://mail.example https://wa.me; require-trusted-types-for 'script'; trusted-types default`,
  );
  expect(buildPolicy({ script: '', style: '', attributes: [] }, '')).toContain("; style-src 'self'; style-src-attr 'none'; ");
});

interface Rules {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

test('Trusted Types take our own scripts, plain text and the constant of React, and nothing else', () => {
  const policies: Record<string, Rules> = {};
  const { origin, href, pathname } = new URL('https://site.example/about');
  runInNewContext(bundleScript('scripts/late-hydration/trusted-types.ts'), {
    location: { origin, href, pathname },
    window: { trustedTypes: { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) } },
    URL,
  });
  expect(Object.keys(policies)).toEqual(['default']);
  const taken = (rule: keyof Rules, texts: string[]) => texts.filter((text) => policies.default?.[rule](text) === text);
  const html = ['Fish & chips', '<script></script>'];
  expect(taken('createHTML', [...html, '<script>x()</script>', '<img src="//evil.example">', '<b>b</b>', 'a<'])).toEqual(html);
  const own = ['/_next/static/chunks/a.js', 'https://site.example/sw.js'];
  const foreign = [
    'https://evil.example/_next/static/a.js',
    '//evil.example/sw.js',
    '/planted.js',
    '/a/_next/static/a.js',
    'data:,x.js',
  ];
  expect(taken('createScriptURL', [...own, ...foreign, '/_next/static/a.js.txt'])).toEqual(own);
});
