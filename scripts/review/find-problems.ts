import { searchLengths } from '@/lib/seo/search-entry';
import type { Problem, ReviewedPage, ReviewedSite } from './site';

/** Requirements of link cards. Users report that WhatsApp shows no picture above 300 kB; it publishes no limit. */
const SHARE_PICTURE = { width: 1200, height: 630, maxBytes: 300_000 };

/**
 * Widths in pixels at which Google cuts texts on desktop, as observed by others. Google publishes no limit and reports differ
 * (920 to 930 for descriptions), so exceeding them is only a hint.
 */
const CUT_AT = { title: 600, description: 920 };

const TEXTS = ['title', 'description'] as const;

type Found = [rule: string, message: string];

/** Lists every broken rule of every page. `hint` marks entries that break none. */
export function findProblems({
  pages,
  shared,
  missing,
  unlisted,
}: Pick<ReviewedSite, 'pages' | 'shared' | 'missing' | 'unlisted'>): Problem[] {
  const say = (path: string, found: readonly Found[], hint = false) =>
    found.map(([rule, message]) => ({ path, rule, message, hint }));
  return [
    ...missing.flatMap((path) => say(path, [['sitemap', 'the sitemap names this page, but it does not exist']])),
    ...unlisted.flatMap((path) => say(path, [['sitemap', 'this page exists, but the sitemap does not name it']])),
    ...pages.flatMap((page) => [
      ...say(page.path, [...textProblems(page, pages), ...addressProblems(page), ...RULES.flatMap((rule) => rule(page))]),
      ...say(page.path, widthHints(page), true),
    ]),
    ...shared.flatMap((page) =>
      say(
        page.path,
        RULES.flatMap((rule) => rule(page)),
      ),
    ),
  ];
}

/** For all pages; the others are for what search engines show. */
const RULES = [headingProblems, pictureProblems, shareProblems, linkProblems, dataProblems];

function textProblems(page: ReviewedPage, pages: readonly ReviewedPage[]): Found[] {
  return TEXTS.flatMap((field) => {
    const { min, max } = searchLengths[field];
    const { characters, text } = page[field];
    const twins = pages.filter((other) => other !== page && other[field].text === text);
    const problems: Found[] = [];
    if (characters < min || characters > max) {
      problems.push([`${field}-length`, `the ${field} has ${characters} characters; ${min} to ${max} are asked for`]);
    }
    if (twins.length > 0) {
      problems.push([`${field}-repeated`, `the ${field} is also that of ${twins.map(({ path }) => path).join(', ')}`]);
    }
    return problems;
  });
}

function addressProblems({ url, canonical, robots, share }: ReviewedPage): Found[] {
  const problems: string[] = [];
  if (!canonical) problems.push('the canonical link is missing');
  else if (canonical !== url) problems.push(`the canonical link is ${canonical}, the sitemap says ${url}`);
  if (share.url !== canonical) problems.push(`link cards are told the address ${share.url}, search engines ${canonical}`);
  if (robots?.includes('noindex')) problems.push('the page is in the sitemap, and asks not to be listed');
  return problems.map((message) => ['canonical', message]);
}

function headingProblems({ headings }: ReviewedPage): Found[] {
  const problems: Found[] = [];
  const first = headings.filter(({ level }) => level === 1).length;
  if (first !== 1) problems.push(['h1', `the page has ${first} headings of the first level; it needs one`]);
  for (const [index, { level, text }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) {
      problems.push(['heading-jump', `"${text}" is h${level} after ${before === 0 ? 'nothing' : `h${before}`}`]);
    }
    if (text === '') problems.push(['heading-jump', `an h${level} is empty`]);
  }
  return problems;
}

function pictureProblems({ pictures }: ReviewedPage): Found[] {
  return pictures.filter(({ alt }) => alt === null).map(({ src }) => ['alt', `the picture ${src} has no alternative text`]);
}

function shareProblems({ share, sharePicture: picture, isIndexed }: ReviewedPage): Found[] {
  // Nobody shares the 404 page.
  if (!isIndexed && !share.url) return [];
  const { width, height, maxBytes } = SHARE_PICTURE;
  const problems: string[] = [];
  if (!share.image) problems.push('the page names no share picture');
  else if (!picture) problems.push(`the share picture ${share.image} does not exist`);
  else if (picture.width !== width || picture.height !== height) {
    problems.push(`the share picture is ${picture.width} by ${picture.height} pixels, not ${width} by ${height}`);
  } else if (picture.bytes > maxBytes) {
    problems.push(`the share picture has ${Math.round(picture.bytes / 1000)} kB; WhatsApp takes up to ${maxBytes / 1000}`);
  }
  if (share.image !== share.twitterImage) problems.push('Twitter is told of another share picture');
  if (share.image && !share.alt) problems.push('the share picture has no alternative text');
  return problems.map((message) => ['share-picture', message]);
}

function linkProblems({ path, links, linksIn, isIndexed }: ReviewedPage): Found[] {
  const broken = links.filter((link) => link.broken);
  const problems = broken.map(({ href, text }): Found => ['link', `the link "${text}" leads nowhere: ${href}`]);
  return path === '/' || !isIndexed || linksIn.length > 0 ? problems : [...problems, ['orphan', 'no other page links here']];
}

function dataProblems({ structuredData }: ReviewedPage): Found[] {
  return structuredData.errors.map((error) => ['structured-data', `a block of JSON-LD can't be read: ${error}`]);
}

function widthHints(page: ReviewedPage): Found[] {
  return TEXTS.filter((field) => page[field].pixels > CUT_AT[field]).map((field) => [
    'width',
    `the ${field} is ${page[field].pixels} pixels wide; Google cuts at about ${CUT_AT[field]}`,
  ]);
}
