import { expect, test } from '@jest/globals';
import { readPage } from './read-page';

const read = (body: string) =>
  readPage(`<html><body>${body}</body></html>`, { url: 'https://shop.example/a', origin: 'https://shop.example' });

test('what scripts hold is not on the page', () => {
  const { headings, pictures, links } = read(
    '<script>"<h1>no</h1><img src=x><a href=/x>"</script><h1>Yes &amp; <!-- --> so</h1>',
  );
  expect(headings).toEqual([{ level: 1, text: 'Yes & so' }]);
  expect(pictures).toEqual([]);
  expect(links).toEqual([]);
});

test('what is meant for browsers without scripts is', () => {
  expect(read('<noscript><h2>Call us</h2></noscript>').headings).toEqual([{ level: 2, text: 'Call us' }]);
});

test('links within the site are read as path and fragment, others left out', () => {
  const { links } = read(
    '<a href="/b?c=1#d">B</a><a href="https://shop.example/e">E</a><a href="https://wa.me/1">W</a><a href="tel:1">T</a><a href="/%zz">Z</a>',
  );
  expect(links.map((link) => [link.path, link.hash])).toEqual([
    ['/b', 'd'],
    ['/e', ''],
    [null, ''],
  ]);
});

test('structured data is read with its types, in a graph and alone', () => {
  const block = (data: string) => `<script type="application/ld+json">${data}</script>`;
  const { structuredData } = read(
    `${block('{"@graph":[{"@type":"Store"},{"@type":["A","B"]}]}')}${block('{"@type":"Product"}')}`,
  );
  expect(structuredData).toEqual({ types: ['Store', 'A', 'B', 'Product'], errors: [] });
});
