import { runInNewContext } from 'node:vm';
import { bundleScript } from '../support/bundle-script';

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
