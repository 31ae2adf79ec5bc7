import { describe, expect, test } from '@jest/globals';
import { findProblems } from './find-problems';
import { readPage } from './read-page';
import type { ReviewedPage, ReviewedSite } from './site';

const origin = 'https://shop.example';
const lengths = { title: { min: 10, max: 60 }, description: { min: 10, max: 160 } };

/** A page without fault, to be broken by one replacement. */
const HTML = `<!doctype html><html><head><title>A title of this page</title>
<meta name="description" content="A description of this page"/>
<link rel="canonical" href="https://shop.example/about"/>
<meta property="og:url" content="https://shop.example/about"/>
<meta property="og:image" content="https://shop.example/share/about.jpg"/><meta property="og:image:alt" content="The workshop"/>
<meta name="twitter:image" content="https://shop.example/share/about.jpg"/>
<script type="application/ld+json">{"@type":"AboutPage"}</script></head>
<body><h1>About</h1><h2>Us</h2><img src="/a.jpg" alt="A bench"/></body></html>`;

const sharePicture = { width: 1200, height: 630, format: 'jpeg', bytes: 90_000, thumbnail: '' };

function pageOf(html: string, more: Partial<ReviewedPage> = {}): ReviewedPage {
  const page = readPage(html, { url: 'https://shop.example/about', origin });
  return { path: '/about', lastModified: null, ...page, sharePicture, linksIn: ['/'], linksOut: [], ...more };
}

function problemsOf(page: ReviewedPage, site: Partial<ReviewedSite> = {}) {
  return findProblems({ origin, pages: [page], missing: [], unlisted: [], ...site }, lengths);
}

test('a page without fault has no problem', () => {
  expect(problemsOf(pageOf(HTML))).toEqual([]);
});

describe('each rule is seen to fail', () => {
  test.each([
    ['title-length', 'A title of this page', 'Short'],
    ['title-length', 'A title of this page', 'x'.repeat(61)],
    ['description-length', 'A description of this page', 'Short'],
    ['description-length', 'A description of this page', 'x '.repeat(81)],
    ['canonical', '<link rel="canonical" href="https://shop.example/about"/>', ''],
    ['canonical', 'rel="canonical" href="https://shop.example/about"', 'rel="canonical" href="https://shop.example/"'],
    ['canonical', '<h1>', '<meta name="robots" content="noindex"/><h1>'],
    ['h1', '<h1>About</h1>', '<h1>About</h1><h1>Again</h1>'],
    ['h1', '<h1>About</h1><h2>Us</h2>', '<p>About</p>'],
    ['heading-jump', '<h2>Us</h2>', '<h3>Us</h3>'],
    ['heading-jump', '<h2>Us</h2>', '<h2></h2>'],
    ['alt', ' alt="A bench"', ''],
    ['alt', 'alt="A bench"', 'alt=" "'],
    ['share-picture', '<meta property="og:image" content="https://shop.example/share/about.jpg"/>', ''],
    [
      'share-picture',
      'name="twitter:image" content="https://shop.example/share/about.jpg"',
      'name="twitter:image" content="/other.jpg"',
    ],
    ['share-picture', 'property="og:image:alt" content="The workshop"', ''],
    ['structured-data', '{"@type":"AboutPage"}', '{"@type":'],
  ])('%s: %s', (rule, from, to) => {
    expect(HTML).toContain(from);
    const rules = problemsOf(pageOf(HTML.replace(from, to))).filter(({ hint }) => !hint);
    expect(rules.map((problem) => problem.rule)).toContain(rule);
    expect(new Set(rules.map((problem) => problem.rule)).size).toBe(1);
  });

  test.each([
    ['share-picture', { sharePicture: null }],
    ['share-picture', { sharePicture: { ...sharePicture, width: 1000 } }],
    ['share-picture', { sharePicture: { ...sharePicture, bytes: 300_001 } }],
    ['orphan', { linksIn: [] }],
    ['link', { links: [{ href: '/gone', path: '/gone', hash: '', text: 'Gone', broken: true }] }],
  ])('%s by what is found beside the page', (rule, more) => {
    expect(problemsOf(pageOf(HTML, more)).map((problem) => problem.rule)).toEqual([rule]);
  });

  test('title and description that another page has too', () => {
    const twin = pageOf(HTML);
    const rules = problemsOf(pageOf(HTML), { pages: [pageOf(HTML), { ...twin, path: '/contact' }] }).map(({ rule }) => rule);
    expect(rules).toEqual(['title-repeated', 'description-repeated', 'title-repeated', 'description-repeated']);
  });

  test('a sitemap and an export that name different pages', () => {
    const problems = problemsOf(pageOf(HTML), { missing: ['/gone'], unlisted: ['/secret'] });
    expect(problems.map(({ path, rule }) => [path, rule])).toEqual([
      ['/gone', 'sitemap'],
      ['/secret', 'sitemap'],
    ]);
  });
});

test('a text that is only wide is a hint and no fault', () => {
  const wide = HTML.replace('A title of this page', 'W'.repeat(40));
  expect(problemsOf(pageOf(wide))).toEqual([expect.objectContaining({ rule: 'width', hint: true })]);
});
