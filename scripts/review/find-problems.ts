import { searchLengths } from '@/lib/seo/search-entry';
import type { ReviewedPage, ReviewedSite } from './read-site';

/** The most bytes of a share picture. Users report that WhatsApp shows no larger one; it publishes no limit. */
const SHARE_LIMIT = 300_000;

const TEXTS = ['title', 'description'] as const;

export interface Problem {
  path: string;
  message: string;
}

/** Lists every broken rule of every page. */
export function findProblems({ pages, missing }: Pick<ReviewedSite, 'pages' | 'missing'>): Problem[] {
  return [
    ...missing.map((path) => ({ path, message: 'the sitemap names this page, but it does not exist' })),
    ...pages.flatMap((page) => {
      const messages = [
        // Pages that are not indexed are only shared in chats: those of households and of removed products, and the 404 page.
        ...(page.isIndexed || page.isListed ? [...textProblems(page, pages), ...addressProblems(page)] : []),
        ...page.brokenLinks.map(({ text, href }) => `the link "${text}" leads nowhere: ${href}`),
        (page.isIndexed || page.share.url !== null) && shareProblem(page),
      ];
      return messages.filter((message) => message !== false).map((message) => ({ path: page.path, message }));
    }),
  ];
}

function textProblems(page: ReviewedPage, pages: readonly ReviewedPage[]) {
  return TEXTS.flatMap((field) => {
    const { min, max } = searchLengths[field];
    const text = page[field];
    const characters = [...text].length;
    const twins = pages.filter((other) => other !== page && other.isIndexed && other[field] === text);
    return [
      (characters < min || characters > max) && `the ${field} has ${characters} characters; ${min} to ${max} are asked for`,
      twins.length > 0 && `the ${field} is also that of ${twins.map(({ path }) => path).join(', ')}`,
    ];
  });
}

function addressProblems({ path, isIndexed, isListed, isLinked }: ReviewedPage) {
  return [
    !isListed && 'this page exists, but the sitemap does not name it',
    !isIndexed && 'the page is in the sitemap, and asks not to be listed',
    path !== '/' && !isLinked && 'no other page links here',
  ];
}

function shareProblem({ share: { image }, shareSize: bytes }: ReviewedPage) {
  if (bytes === null) return image ? `the share picture ${image} does not exist` : 'the page names no share picture';
  const kilobytes = Math.round(bytes / 1000);
  return bytes > SHARE_LIMIT && `the share picture has ${kilobytes} kB; WhatsApp takes up to ${SHARE_LIMIT / 1000}`;
}
