import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';
import { listLocalImages, SOURCE_FOLDER } from './pictures/source-images';

/** Stops the build when the content breaks a rule; the message says where and how to write it. */
export async function checkContent(): Promise<void> {
  await checkSafety();
  await checkShopFacts();
  await checkPromises();
  // Loaded only now: the catalogue and the list of what is no longer sold refuse to be loaded with content that breaks a rule.
  const { getProducts } = await import('@/lib/catalogue');
  await import('@/lib/removed-products');
  const { checkSearchEntries } = await import('@/lib/seo/search-schema');
  const { checkBackupFigures } = await import('@/lib/backup/backup-schema');
  const { backup } = await import('@/content/backup');
  const pictures = listLocalImages(SOURCE_FOLDER);
  const missing = getProducts().flatMap(({ id, images }) =>
    images
      .filter(({ src }) => !src.startsWith('https:') && !pictures.has(src))
      .map(
        ({ src }) =>
          `  content/products.ts, entry "${id}", field "images": there is no content/pictures/${src}.jpg; add it or name another.`,
      ),
  );
  if (missing.length > 0) throw new Error(`The content has pictures that don't exist:\n${missing.join('\n')}`);
  checkSearchEntries();
  checkBackupFigures(backup);
  console.log(`Content: ${getProducts().length} products and all search texts keep their rules`);
}

/** Looks through all that the content files export, before anything else reads it. */
async function checkSafety(): Promise<void> {
  const { unsafeContent } = await import('@/lib/content-safety');
  const files = readdirSync(path.join(projectRoot, 'content')).filter((file) => file.endsWith('.ts') && file !== 'types.ts');
  const problems = await Promise.all(
    files.map(async (file) =>
      unsafeContent(`content/${file}`, { ...((await import(`../../content/${file}`)) as Record<string, unknown>) }),
    ),
  );
  if (problems.flat().length > 0) throw new Error(`The content holds what the site can't show:\n${problems.flat().join('\n')}`);
}

async function checkPromises(): Promise<void> {
  const { promises } = await import('@/content/promises');
  const { promiseProblems } = await import('@/lib/promises-schema');
  // In Okara a day begins hours before it does on most machines that build. Swedes write it as 2026-11-20.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Karachi' });
  const problems = promiseProblems(promises, today);
  if (problems.length > 0) throw new Error(`Promises can't have been confirmed like this:\n${problems.join('\n')}`);
}

async function checkShopFacts(): Promise<void> {
  const { site } = await import('@/content/site');
  const { shopFactProblems } = await import('@/lib/owner-facts-schema');
  const problems = shopFactProblems(site.shop);
  if (problems.length > 0) throw new Error(`The facts of the shop can't be shown:\n${problems.join('\n')}`);
}
