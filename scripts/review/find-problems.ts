import type { Problem, ReviewedPage, ReviewedSite } from './site';

/** What link cards need: WhatsApp shows no picture above 300 kB (reported, not published). */
const SHARE_PICTURE = { width: 1200, height: 630, maxBytes: 300_000 };

/**
 * Where others saw Google cut on desktop, in pixels. Google publishes no limit and reports differ (descriptions: 920 to
 * 930), so wider is a hint and no fault.
 */
const CUT_AT = { title: 600, description: 920 };

const TEXTS = ['title', 'description'] as const;

type Lengths = Readonly<Record<(typeof TEXTS)[number], { min: number; max: number }>>;
type Found = [rule: string, message: string];

/**
 * Every rule that a page breaks. `hint` marks what is worth a look but breaks none.
 *
 * @param lengths in characters
 */
export function findProblems({ pages, missing, unlisted }: Omit<ReviewedSite, 'origin'>, lengths: Lengths): Problem[] {
  const found = pages.flatMap((page) => {
    const problems: Found[] = [
      ...lengthProblems(page, lengths),
      ...repetitionProblems(page, pages),
      ...addressProblems(page),
      ...headingProblems(page.headings),
      ...pictureProblems(page),
      ...linkProblems(page),
      ...page.structuredData.errors.map((error): Found => ['structured-data', `a block of JSON-LD can't be read: ${error}`]),
    ];
    return [
      ...problems.map(([rule, message]) => ({ path: page.path, rule, message, hint: false })),
      ...widthHints(page).map((message) => ({ path: page.path, rule: 'width', message, hint: true })),
    ];
  });
  return [
    ...missing.map((path) => ({
      path,
      rule: 'sitemap',
      message: 'the sitemap names this page, but it does not exist',
      hint: false,
    })),
    ...unlisted.map((path) => ({
      path,
      rule: 'sitemap',
      message: 'this page exists, but the sitemap does not name it',
      hint: false,
    })),
    ...found,
  ];
}

function lengthProblems(page: ReviewedPage, lengths: Lengths): Found[] {
  return TEXTS.flatMap((field) => {
    const { min, max } = lengths[field];
    const { characters } = page[field];
    if (characters >= min && characters <= max) return [];
    return [[`${field}-length`, `the ${field} has ${characters} characters; ${min} to ${max} are asked for`] satisfies Found];
  });
}

function repetitionProblems(page: ReviewedPage, pages: readonly ReviewedPage[]): Found[] {
  return TEXTS.flatMap((field) => {
    const twins = pages.filter((other) => other !== page && other[field].text === page[field].text);
    return twins.length === 0
      ? []
      : [[`${field}-repeated`, `the ${field} is also that of ${twins.map(({ path }) => path).join(', ')}`] satisfies Found];
  });
}

function addressProblems({ url, canonical, robots, share }: ReviewedPage): Found[] {
  const problems: Found[] = [];
  if (!canonical) problems.push(['canonical', 'the canonical link is missing']);
  else if (canonical !== url) problems.push(['canonical', `the canonical link is ${canonical}, the sitemap says ${url}`]);
  if (share.url !== canonical) {
    problems.push(['canonical', `link cards are told the address ${share.url}, search engines ${canonical}`]);
  }
  if (/noindex/.test(robots ?? '')) problems.push(['canonical', 'the page is in the sitemap, and asks not to be listed']);
  return problems;
}

function headingProblems(headings: ReviewedPage['headings']): Found[] {
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

function pictureProblems({ pictures, share, sharePicture }: ReviewedPage): Found[] {
  const problems = pictures
    .filter(({ alt }) => !alt?.trim())
    .map(({ src }): Found => ['alt', `the picture ${src} has no alternative text`]);
  const { width, height, maxBytes } = SHARE_PICTURE;
  if (!share.image) problems.push(['share-picture', 'the page names no share picture']);
  else if (!sharePicture) problems.push(['share-picture', `the share picture ${share.image} does not exist`]);
  else if (sharePicture.width !== width || sharePicture.height !== height) {
    problems.push([
      'share-picture',
      `the share picture is ${sharePicture.width} by ${sharePicture.height} pixels, not ${width} by ${height}`,
    ]);
  } else if (sharePicture.bytes > maxBytes) {
    problems.push([
      'share-picture',
      `the share picture has ${Math.round(sharePicture.bytes / 1000)} kB; WhatsApp takes up to ${maxBytes / 1000}`,
    ]);
  }
  if (share.image !== share.twitterImage) problems.push(['share-picture', 'Twitter is told of another share picture']);
  if (share.image && !share.alt) problems.push(['share-picture', 'the share picture has no alternative text']);
  return problems;
}

function linkProblems({ path, links, linksIn }: ReviewedPage): Found[] {
  const problems = links
    .filter(({ broken }) => broken)
    .map(({ href, text }): Found => ['link', `the link "${text}" leads nowhere: ${href}`]);
  if (path !== '/' && linksIn.length === 0) problems.push(['orphan', 'no other page links here']);
  return problems;
}

function widthHints(page: ReviewedPage): string[] {
  return TEXTS.filter((field) => page[field].pixels > CUT_AT[field]).map(
    (field) => `the ${field} is ${page[field].pixels} pixels wide; Google cuts at about ${CUT_AT[field]}`,
  );
}
