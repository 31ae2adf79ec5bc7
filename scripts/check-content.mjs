/** Stops the build when the content breaks its contract, saying where and how to mend it. */
import { existsSync, readdirSync } from 'node:fs';
import { importModule } from './content.mjs';

try {
  await checkSafety();
  await checkShopFacts();
  const { getProducts } = await importModule('lib/catalogue.ts');
  const { checkSearchEntries } = await importModule('lib/seo/search-contract.ts');
  const { checkBackupFigures } = await importModule('lib/backup/backup-schema.ts');
  const missing = getProducts().flatMap(({ id, images }) =>
    images
      .filter(({ src }) => !src.startsWith('https:') && !existsSync(new URL(`../content/pictures/${src}.jpg`, import.meta.url)))
      .map(({ src }) => `  content/products.ts, entry "${id}", field "images": there is no content/pictures/${src}.jpg; add it or name another.`),
  );
  if (missing.length > 0) throw new Error(`The content has pictures that don't exist:\n${missing.join('\n')}`);
  checkSearchEntries();
  checkBackupFigures((await importModule('content/backup.ts')).backup);
  console.log(`Content: ${getProducts().length} products and all search texts keep their contract`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Looks through all that the content files export, before anything else reads it. */
async function checkSafety() {
  const { unsafeContent } = await importModule('lib/content-safety.ts');
  const files = readdirSync(new URL('../content', import.meta.url)).filter((file) => file.endsWith('.ts') && file !== 'types.ts');
  const problems = await Promise.all(files.map(async (file) => unsafeContent(`content/${file}`, { ...(await importModule(`content/${file}`)) })));
  if (problems.flat().length > 0) throw new Error(`The content holds what the site can't show:\n${problems.flat().join('\n')}`);
}

async function checkShopFacts() {
  const [{ site }, { shopFactProblems }] = await Promise.all([importModule('content/site.ts'), importModule('lib/owner-facts-schema.ts')]);
  const problems = shopFactProblems(site.shop);
  if (problems.length > 0) throw new Error(`The facts of the shop can't be shown:\n${problems.join('\n')}`);
}
