import { createHash } from 'node:crypto';
import { createCssInliner, keepUsedRules, neededNames } from './critical-css';
import { putReactFirst } from './take-scripts';
import { listInlineScripts, parsePage } from './html';
import { rewritePage, type LateFiles } from './rewrite-page';

const START =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});</script>';
const PAYLOAD = '<script>self.__next_f.push([1,"0:{\\"a\\":"])</script><script>self.__next_f.push([1,"1}"])</script>';
/** React's module is the one that defines `hydrateRoot`, not one that re-exports it. */
const CHUNK =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a.js",5,(e,t)=>{t.exports=e.r(7)},7,(e,t,r)=>{r.hydrateRoot=function(){}}]);';
/** A page as Next writes it, with the payload at the end. */
const page = (body: string, head = '', payload = PAYLOAD) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}${START}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${payload}</body></html>`;
const SHEET =
  '.used,.other{color:red}.other b{x:y}@font-face{font-family:a;src:url(../media/a.woff2);font-weight:740}@font-face{font-family:b;src:local(B)}';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const rewrite = (html: string) =>
  rewritePage(html, {
    mailOrigin: 'https://mail.example',
    read: (address) => (address === '/_next/a.js' ? CHUNK : address),
    inlineCss: createCssInliner((address) => (address === '/css/a.css' ? SHEET : '')),
  });
const inlineIn = (html: string) => listInlineScripts(parsePage(html)).map(({ rawText }) => rawText);
const lateFiles = (text: string): LateFiles => JSON.parse(/^self\.late=(.*);$/m.exec(text)?.[1] ?? '');

test('the policy stands right behind the character set, and hashes the one inline script that runs, and no data', () => {
  const { html, policy } = rewrite(
    page('<p>text</p><script type="application/ld+json">{"a":1}</script>', '<title>Title</title>'),
  );
  expect(html).toContain(`<head><meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><template>`);
  expect(html).toMatch(
    /<\/script><title>Title<\/title><\/head><body><p>text<\/p><script type="application\/ld\+json">.*<\/body><\/html>$/,
  );
  const inlineScripts = inlineIn(html);
  expect(inlineScripts).toHaveLength(1);
  expect(policy).toBe(
    `default-src 'none'; script-src 'self' '${hash(inlineScripts[0] ?? '')}'; style-src 'self'; style-src-attr 'none'; img-src 'self'; font-src 'self'; connect-src 'self' https://mail.example; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self' https://mail.example https://wa.me; require-trusted-types-for 'script'; trusted-types default`,
  );
});

test('critical CSS is inlined and hashed, as style attributes are; the whole sheet, the typeface and the scripts come later, each once and with its hash', () => {
  const head =
    '<link rel="stylesheet" href="/css/a.css" data-precedence="next"/><link rel="preload" as="style" href="/b.css">' +
    '<link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/old.js" noModule></script><link rel="preconnect" href="/"/>';
  const styled =
    '<p class="used" style="color: red">text</p><noscript><i style="color:&quot;b&quot;"></i><i style="color: red"></i></noscript>';
  const {
    html,
    policy,
    script,
    lateFiles: all,
  } = rewrite(page(`${styled}<script src="/b.js" async=""></script><script src="/a.js" async=""></script>`, head));
  const style =
    '.used{color:red}@font-face{font-family:a;src:url(/media/a.woff2);font-weight:740}@font-face{font-family:b;src:local(B)}';
  expect(html).toContain(`<style>${style}</style>`);
  const attributes = `'unsafe-hashes' '${hash('color: red')}' '${hash('color:"b"')}'`;
  expect(policy).toContain(`; style-src 'self' '${hash(style)}'; style-src-attr ${attributes}; `);
  expect(html.split('<noscript><link rel="stylesheet" href="/css/a.css"></noscript></body>')).toHaveLength(2);
  expect(html).not.toMatch(/rel="stylesheet".*rel="stylesheet"|old\.js|preconnect|src=.*src=/);
  expect(html).toContain(`<link rel="preload" as="style" href="/b.css" integrity="${hash('/b.css')}">`);
  expect(() => rewrite(page('<p class="used lost"></p>', head))).toThrow('no rule is for its class .lost');
  const files = ['/css/a.css', '/b.js', '/a.js'];
  expect(lateFiles(script.text)).toMatchObject({ files: files.map((file) => [file, hash(file)]) });
  expect(all).toEqual([script.address, '/media/a.woff2', ...files]);
});

test('a rule is left out only when a class or an element that it needs is missing', () => {
  for (const [selector, names] of [
    ['.a .b\\:c:hover > p', ['.a', '.b:c', 'p']],
    ['.w-1\\/2, .\\32 xl\\:x', ['.w-1/2', '.2xl:x']],
    ['.max-w-\\[40rem\\]::before', ['.max-w-[40rem]']],
    ['.max-md\\:\\[\\&\\>section\\]\\:hidden:not(:has(+*))>p', ['.max-md:[&>section]:hidden', 'p']],
    [':where(:is([open])) .in-open\\:flex', ['.in-open:flex']],
    ['body:has(.page) > footer', ['body', '.page', 'footer']],
    [':where(.x > :not(:last-child))', ['.x']],
    [':is(.x:has(.y) > b, .x > .y):not(.z)', ['.x', '.y']],
    ['button[aria-busy="true"]:not(.a)', ['button']],
  ] as const) {
    expect([selector, neededNames(selector)]).toEqual([selector, names]);
  }
  const used = (css: string) => keepUsedRules(css, new Set(['a', 'p', '.card']));
  expect(used('.card{color:red}.other{color:red}p,li{color:blue}')).toBe('.card{color:red}p{color:blue}');
  expect(used('@layer c{.gone{x:y}}@keyframes k{from{x:y}}.card{animation:1s k;color:red}')).toBe('@layer c{}.card{color:red}');
  // Rules for pointers, print, contrast, transitions and states set by scripts are left to the whole style sheet.
  const later =
    '@media (hover:hover){.card:hover{x:y}}a:active{x:y}p{transition:color 1s;cursor:wait}html[data-scrolled] .card{x:y}' +
    '@media print{p{x:y}}@media (prefers-contrast:more){p{x:y}}';
  const now = '@media (min-width:48rem){.card{x:y}}p:not([aria-disabled=true]){x:y}';
  expect(used(later + now)).toBe(now);
});

test('the script that hydrates the page is named for its content, and lies where browsers do not load it', () => {
  const { html, script } = rewrite(page('<p>text</p>'));
  expect(script.text).toContain('self.__next_f=[[0],[1,"0:{\\"a\\":1}"]];');
  expect(script.address).toMatch(/^\/_next\/static\/pages\/[\da-f]{16}\.js$/);
  expect(html).toContain(`<template><script async src="${script.address}" integrity="${hash(script.text)}"></script></template>`);
  const other = rewrite(page('<p>text</p>', '', '<script>self.__next_f.push([1,"2"])</script>'));
  expect(other.script.address).not.toBe(script.address);
});

test('only a page with a form that scripts send has the script that queues it', () => {
  const inlineWith = (body: string) => inlineIn(rewrite(page(body)).html)[0];
  expect(inlineWith('<form data-queued="email"></form>')).toContain('postForm=');
  expect(inlineWith('<form></form>')).not.toContain('postForm=');
});

test('React is run first, by itself; an entry whose chunks hold it never or twice stops the build', () => {
  expect(lateFiles(rewrite(page('')).script.text).entries).toEqual([
    { otherChunks: ['a.js'], runtimeModuleIds: [7] },
    { otherChunks: ['a.js'], runtimeModuleIds: [1] },
  ]);
  const entry = { otherChunks: ['a.js', 'b.js'], runtimeModuleIds: [1] };
  for (const [chunk, times] of [['', 0] as const, [CHUNK, 2] as const]) {
    expect(() => putReactFirst(entry, () => chunk)).toThrow(`${times} of its chunks hold React`);
  }
});

test.each([
  ...['style', 'base', 'iframe', 'object', 'embed'].map((tag) => [tag, page(`<${tag}></${tag}>`), `<${tag}>`]),
  ['a frame within noscript', page('<noscript><iframe></iframe></noscript>'), '<iframe>'],
  ['a script of another site', page('', '<script src="https://evil.example/a.js"></script>'), 'not of this site'],
  ['a script of another site, by a backslash', page('', '<script src="/\\evil.example/a.js"></script>'), 'not of this site'],
  ['a style sheet of another site', page('', '<link rel="stylesheet" href="https://evil.example/a.css">'), 'not of this site'],
  [
    'a policy already',
    page('', '<meta http-equiv="Content-Security-Policy" content="">'),
    'has a <meta> for Content-Security-Policy',
  ],
  ['a redirect', page('', '<meta http-equiv="refresh" content="0;url=/">'), 'has a <meta> for refresh already'],
])('a page with %s stops the build', (_, html, message) => {
  expect(() => rewrite(html)).toThrow(message);
});
