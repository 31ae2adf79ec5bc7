import { rmSync, writeFileSync } from 'node:fs';
import { CONTENT_ERROR } from '@/lib/check/content-error';
import { listProblems } from '@/lib/check/list-problems';
import { missingPages, readContent, unreadFields } from './content-files';
import { refuseSyntax } from './content-syntax';
import { refuseMissingNames } from './missing-names';
import { listLocalImages, refusedByFeed, unmarkedDrawings } from './pictures/source-images';

/** How many days in the future may be slips of the writer; of more the computer's clock is the cause. */
const MOST_LATE = 3;

/** Today, which can be a day ahead of the build machine's. The Swedish locale writes `2026-11-20`. */
export const todayInOkara = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Karachi' });

/** Stops the build when the content breaks a rule; the message says where and how to write it. */
export async function checkContent(): Promise<void> {
  refuseSyntax();
  const content = await readContent().catch((error: unknown) => {
    refuseMissingNames();
    throw error;
  });
  const today = todayInOkara();
  const images = listLocalImages();
  const { products } = content['shop/products'];
  const problems = [...missingPages(content.routes.routes), ...listProblems(content, today, new Set(images.keys()))];
  const late = problems.filter((problem) => problem.includes(`is after ${today}`)).length;
  if (late > MOST_LATE) {
    throw new Error(`The computer's clock says ${today}, and ${late} days in the content are later. Set it right.`);
  }
  if (problems.length === 0) {
    problems.push(...unreadFields(content), ...unmarkedDrawings(content), ...(await refusedByFeed(products, images)));
  }
  if (problems.length > 0) {
    // A missing text may follow from a name that gives nothing, or from another error, so other errors come first.
    const causes = problems.filter((problem) => !/: (?:is missing|holds "undefined")/.test(problem));
    if (causes.length === 0) refuseMissingNames();
    const count = problems.length === 1 ? 'an error' : `${problems.length} errors`;
    throw new Error(`The content has ${count}:\n${[...new Set([...causes, ...problems])].join('\n')}`);
  }
  console.log(`Content: ${products.length} products and all texts keep their rules`);
}

/** The check of `npm run dev`, which runs it for each change in a process of its own, and shows pages in another. */
export async function main(): Promise<void> {
  const error: unknown = await checkContent().catch((refused: unknown) => refused);
  rmSync(CONTENT_ERROR, { force: true });
  if (!(error instanceof Error)) return;
  writeFileSync(CONTENT_ERROR, error.message);
  throw error;
}
