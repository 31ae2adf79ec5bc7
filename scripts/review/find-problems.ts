import { searchLengths } from '@/lib/seo/search-entry';
import type { ReviewedPage, ReviewedSite } from './read-site';

/** Requirements of link cards. Users report that WhatsApp shows no picture above 300 kB; it publishes no limit. */
const SHARE_PICTURE = { width: 1200, height: 630, maxBytes: 300_000 };

/**
 * Widths in pixels at which Google cuts texts on desktop, as observed by others. Google publishes no limit and reports differ
 * (920 to 930 for descriptions), so exceeding them is only a hint.
 */
const CUT_AT = { title: 600, description: 920 };

const TEXTS = ['title', 'description'] as const;

export interface Problem {
  path: string;
  message: string;
  /** Worth a look, but breaks no rule. */
  hint: boolean;
}

/** Lists every broken rule of every page. */
export function findProblems({ pages, missing }: Pick<ReviewedSite, 'pages' | 'missing'>): Problem[] {
  const say = (path: string, messages: readonly string[], hint = false) => messages.map((message) => ({ path, message, hint }));
  return [
    ...missing.flatMap((path) => say(path, ['the sitemap names this page, but it does not exist'])),
    ...pages.flatMap((page) => [
      ...say(page.path, [
        // What is not indexed is shared in chats alone: pages of households and of removed products, the 404 page.
        ...(page.isIndexed || page.isListed ? [...textProblems(page, pages), ...addressProblems(page)] : []),
        ...contentProblems(page),
        ...(page.isIndexed || page.share.url ? shareProblems(page) : []),
      ]),
      ...say(page.path, page.isIndexed ? widthHints(page) : [], true),
    ]),
  ];
}

function textProblems(page: ReviewedPage, pages: readonly ReviewedPage[]): string[] {
  return TEXTS.flatMap((field) => {
    const { min, max } = searchLengths[field];
    const { characters, text } = page[field];
    const twins = pages.filter((other) => other !== page && other.isIndexed && other[field].text === text);
    return [
      characters >= min && characters <= max ? '' : `the ${field} has ${characters} characters; ${min} to ${max} are asked for`,
      twins.length === 0 ? '' : `the ${field} is also that of ${twins.map(({ path }) => path).join(', ')}`,
    ].filter(Boolean);
  });
}

function addressProblems({ path, isIndexed, isListed, isLinked }: ReviewedPage): string[] {
  return [
    isListed ? '' : 'this page exists, but the sitemap does not name it',
    isIndexed ? '' : 'the page is in the sitemap, and asks not to be listed',
    path === '/' || isLinked ? '' : 'no other page links here',
  ].filter(Boolean);
}

function contentProblems({ headings, picturesWithoutText, brokenLinks }: ReviewedPage): string[] {
  const first = headings.filter(({ level }) => level === 1).length;
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return [
    ...(first === 1 ? [] : [`the page has ${first} headings of the first level; it needs one`]),
    ...jumps.map(({ level, text }) => `the heading "${text}" of level ${level} stands below none of the level above`),
    ...picturesWithoutText.map((src) => `the picture ${src} has no alternative text`),
    ...brokenLinks.map(({ text, href }) => `the link "${text}" leads nowhere: ${href}`),
  ];
}

function shareProblems({ share, sharePicture: picture }: ReviewedPage): string[] {
  const { width, height, maxBytes } = SHARE_PICTURE;
  if (!picture) return [share.image ? `the share picture ${share.image} does not exist` : 'the page names no share picture'];
  return [
    picture.width === width && picture.height === height
      ? ''
      : `the share picture is ${picture.width} by ${picture.height} pixels, not ${width} by ${height}`,
    picture.bytes <= maxBytes
      ? ''
      : `the share picture has ${Math.round(picture.bytes / 1000)} kB; WhatsApp takes up to ${maxBytes / 1000}`,
  ].filter(Boolean);
}

function widthHints(page: ReviewedPage): string[] {
  return TEXTS.filter((field) => page[field].pixels > CUT_AT[field]).map(
    (field) => `the ${field} is ${page[field].pixels} pixels wide; Google cuts at about ${CUT_AT[field]}`,
  );
}
