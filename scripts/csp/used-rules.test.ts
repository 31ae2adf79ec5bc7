import { expect, test } from '@jest/globals';
import { keepUsedRules } from './used-rules';

const used = (css: string) => keepUsedRules(css, new Set(['a', 'p', '.card', '.shown']));

test('keeps rules for what a page has, and of a list of selectors those', () => {
  expect(used('.card{color:red}.other{color:red}p,li{color:blue}')).toBe('.card{color:red}p{color:blue}');
});

test('leaves to the whole sheet what waits for a pointer, a change or the scripts', () => {
  const later =
    '@media (hover:hover){.card:hover{color:red}}a:hover{color:red}' +
    'p{transition:color 1s}html[data-navigating] .card,html[data-scrolled] .card{color:red}';
  expect(used(`${later}.card{color:blue}`)).toBe('.card{color:blue}');
});

test('reads the classes of utilities, arbitrary ones too', () => {
  const names = new Set(['p', '.max-md:[&>section]:hidden', '.in-open:flex', '.[&_tr>*]:flex-1']);
  const css = String.raw`.max-md\:\[\&\>section\]\:hidden:not(:has(+*))>p{top:0}:where(:is([open])) .in-open\:flex{top:0}`;
  const other = String.raw`.\[\&_tr\>\*\]\:flex-1 tr>*{top:0}.gap-\[3px\]{top:0}`;
  expect(keepUsedRules(css + other, names)).toBe(css);
});

test('keeps what a finger shows, other screens and printers', () => {
  const css = 'a:active{color:red}@media (min-width:48rem){.card{color:red}}@media print{.card{color:red}}';
  expect(used(css)).toBe(css);
});

test('takes out custom properties and animations that nobody reads', () => {
  expect(used(':root{--a:1px;--b:2px}.card{margin:var(--b)}@keyframes move{to{top:0}}')).toBe(
    ':root{--b:2px}.card{margin:var(--b)}',
  );
});
