import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createCssInliner } from '@/scripts/csp/critical-css';
import { readPage } from '@/scripts/csp/read-page';
import type { LateFiles } from '@/scripts/csp/read-rsc-payload';
import { rewritePage } from '@/scripts/csp/rewrite-page';
import { keepUsedRules, neededNames } from '@/scripts/csp/used-rules';

const START =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});</script>';
const PAYLOAD = '<script>self.__next_f.push([1,"0:{\\"a\\":"])</script><script>self.__next_f.push([1,"1}"])</script>';
/** A page as Next writes it, with the payload at its end. */
const page = (body: string, head = '', payload = PAYLOAD, start = START) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}${start}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${payload}</body></html>`;
const SHEETS: Record<string, string> = {
  '/css/a.css':
    '.used,.other{color:red}.other b{x:y}@font-face{font-family:a;src:url(../media/a.woff2);font-weight:740}@font-face{font-family:b;src:local(B)}',
};
const rewrite = (html: string) =>
  rewritePage(html, {
    mailOrigin: 'https://mail.example',
    hashOfFile: hash,
    inlineCss: createCssInliner((address) => SHEETS[address] ?? ''),
    reactModuleIn: (address) => (address === '/_next/a.js' ? 7 : undefined),
  });
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const payloadOf = (html: string): [string, string] =>
  JSON.parse(html.match(/\}\)\((\["[^\]]*"\])\);?\}?<\/script>/)?.[1] ?? '[]');
const lateList = (text: string): LateFiles => JSON.parse(text.split('\n', 1)[0] ?? '');
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('the one inline script that runs is hashed, and no data', () => {
  const { html, policy } = rewrite(
    page('<script type="application/ld+json">{"a":1}</script><noscript><p style="x">no</p></noscript>'),
  );
  expect(policy).not.toContain(hash('{"a":1}'));

  // What stands in the page is what was hashed: Trusted Types and the deferred hydration, in one.
  const { inlineScripts } = readPage(html.replace(/<meta http-equiv[^>]+>/, ''));
  expect(inlineScripts).toHaveLength(1);
  expect(inlineScripts[0]).toMatch(/createPolicy\(["']default["']/);
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' '${hash(inlineScripts[0] ?? '')}'`);
});

test('the policy stands right behind the character set', () => {
  const { html, policy } = rewrite(page('<p>text</p>', '<title>Title</title>'));
  expect(html).toContain(`<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><script>`);
  expect(html).toMatch(/<\/script><title>Title<\/title><\/head><body><p>text<\/p><\/body><\/html>$/);
  expect(policy).not.toContain('frame-ancestors');
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
});

test('style attributes are hashed, and allowed only where there are any', () => {
  expect(directive(rewrite(page('<p>text</p>')).policy, 'style-src-attr')).toBe("style-src-attr 'none'");
  const { policy } = rewrite(page('<p style="color: red">text</p><noscript><i style="color:&quot;b&quot;"></i></noscript>'));
  expect(directive(policy, 'style-src-attr')).toBe(
    `style-src-attr 'unsafe-hashes' '${hash('color: red')}' '${hash('color:"b"')}'`,
  );
});

test('critical CSS is inlined and hashed; the whole sheet comes later', () => {
  const head =
    '<link rel="stylesheet" href="/css/a.css" data-precedence="next"/><link rel="preload" as="style" href="/b.css"><link rel="preload" as="font" href="/c.woff2"/>';
  const { html, policy, payload } = rewrite(page('<p class="used">text</p><script src="/a.js" async=""></script>', head));
  const style = '.used{color:red}@font-face{font-family:b;src:local(B)}';
  expect(html).toContain(`<style>${style}</style>`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' '${hash(style)}'`);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain('([["a","url(/media/a.woff2)",{"weight":"740"}]])');
  expect(lateList(payload.text).files).toEqual([
    ['/css/a.css', hash('/css/a.css')],
    ['/a.js', hash('/a.js')],
  ]);
  expect(html).toContain(`<link rel="preload" as="style" href="/b.css" integrity="${hash('/b.css')}">`);
  expect(html).toContain('<link rel="preload" as="font" href="/c.woff2"/>');
  expect(directive(rewrite(page('')).policy, 'style-src')).toBe("style-src 'self'");
});

test('a rule is left out only when a class or an element that it needs is missing', () => {
  for (const [selector, names] of [
    ['.a .b\\:c:hover > p', ['.a', '.b:c', 'p']],
    ['.w-1\\/2, .\\32 xl\\:x', ['.w-1/2', '.2xl:x']],
    ['.max-w-\\[40rem\\]::before', ['.max-w-[40rem]']],
    ['body:has(.page) > footer', ['body', 'footer']],
    [':where(.x > :not(:last-child))', []],
    ['button[aria-busy="true"]:not(.a)', ['button']],
    ['[data-x~=".y"] :is(a, .b)', []],
    ['::placeholder', ['input']],
    ['*', []],
  ] as const) {
    expect([selector, neededNames(selector)]).toEqual([selector, names]);
  }
  const css =
    '@layer a,b;@layer c{.gone{x:y}}@media print{.gone{x:y}}@keyframes k{from{x:y}}@keyframes l{from{x:y}}.kept{animation:1s k}i{x:y}';
  expect(keepUsedRules(css, new Set(['.kept']))).toBe('@layer a,b;@layer c{}@keyframes k{from{x:y}}.kept{animation:1s k}');
});

test('the payload becomes a file that is named for its content', () => {
  const { html, payload } = rewrite(page('<p>text</p>'));
  expect(payload.text.replace(/^.*\n/, '')).toBe('0:{"a":1}');
  expect(payload.address).toMatch(/^\/_next\/static\/payloads\/[\da-f]{16}\.txt$/);
  expect(payloadOf(html)).toEqual([payload.address, hash(payload.text)]);
  expect(html).toMatch(/<p>text<\/p><\/body><\/html>$/);
  const other = rewrite(page('<p>text</p>', '', '<script>self.__next_f.push([1,"2"])</script>'));
  expect(other.payload.address).not.toBe(payload.address);
});

test('scripts are taken out, and listed once each with their hash for later', () => {
  const head =
    '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule></script><title>Title</title>';
  const { html, payload } = rewrite(page('<p>text</p><script src="/b.js" async=""></script><p>more</p>', head));
  expect(html).toMatch(/<\/script><title>Title<\/title><\/head><body><p>text<\/p><p>more<\/p><\/body><\/html>$/);
  expect(html).not.toContain('old.js');
  expect(lateList(payload.text)).toEqual({
    files: [
      ['/b.js', hash('/b.js')],
      ['/a.js', hash('/a.js')],
    ],
    entries: [expect.any(Object), expect.any(Object)],
  });
});

test('what Turbopack runs is told to it later, and React first', () => {
  const { html, payload } = rewrite(page('<p>text</p>'));
  expect(html).toMatch(/<p>text<\/p><\/body><\/html>$/);
  expect(lateList(payload.text).entries).toEqual([
    { otherChunks: ['a.js'], runtimeModuleIds: [7] },
    { otherChunks: ['a.js'], runtimeModuleIds: [1] },
  ]);
});

test.each([
  ['an inline handler', page('<b onclick="x()">b</b>'), 'inline handler onclick'],
  ['a handler within noscript', page('<noscript><img onerror="x()"></noscript>'), 'inline handler onerror'],
  ['a style element', page('<style>b{}</style>'), '<style>'],
  ['a frame', page('<iframe></iframe>'), '<iframe>'],
  ['a base', page('', '<base href="/x/">'), '<base>'],
  ['a link that is a script', page('<a href=" java&#10;script:x()">a</a>'), 'runs a script'],
  ['a form that is a script', page('<form action="JavaScript:x()"></form>'), 'runs a script'],
  ['a script of another site', page('', '<script src="https://evil.example/a.js"></script>'), 'not of this site'],
  ['a script of another site, without its scheme', page('', '<script src="//evil.example/a.js"></script>'), 'not of this site'],
  ['a script of another site, by a backslash', page('', '<script src="/\\evil.example/a.js"></script>'), 'not of this site'],
  ['a script that others wait for', page('', '<script src="/a.js"></script>'), '/a.js is not async'],
  ['a style sheet of another site', page('', '<link rel="stylesheet" href="https://evil.example/a.css">'), 'not of this site'],
  [
    'a policy already',
    page('', '<meta http-equiv="Content-Security-Policy" content="">'),
    'has a <meta> for Content-Security-Policy already',
  ],
  ['a redirect', page('', '<meta http-equiv="refresh" content="0;url=/">'), 'has a <meta> for refresh already'],
  [
    'a payload that is not text',
    page('', '', '<script>self.__next_f.push([3,"AAAA"])</script>'),
    'a way that this step does not know',
  ],
  [
    'an entry that is not data',
    page('<script>(globalThis["TURBOPACK"] || []).push([start()])</script>'),
    'a way that this step does not know',
  ],
  ['an inline script of its own', page('<script>one()</script>'), 'an inline script that this step does not know: one()'],
  [
    'a style sheet that React would not know',
    page('', '<link rel="stylesheet" href="/css/a.css"/>'),
    'has not data-precedence="next"',
  ],
  ['no entry', page('', '', PAYLOAD, ''), 'a way that this step does not know'],
  ['no payload', '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head></html>', 'a way that this step does not know'],
  [
    'no character set at its head',
    '<!DOCTYPE html><html><head><title>a</title></head></html>',
    'does not begin with <meta charset>',
  ],
])('a page with %s stops the build', (_, html, message) => {
  expect(() => rewrite(html)).toThrow(message);
});

test('a page like any other does not stop it', () => {
  const ordinary = page(
    '<a href="https://wa.me/1">chat</a><a href="tel:+92">call</a><form action="https://mail.example/"></form><img src="/a.jpg">',
  );
  expect(readPage(ordinary).problems).toEqual([]);
});
