import { checkContent as listProblems, type SiteContent } from '@/lib/check/content-schema';
import { refuseSyntax } from './content-syntax';
import { listContentFiles, listLocalImages, SOURCE_FOLDER } from './pictures/source-images';

/** Stops the build when the content breaks a rule; the message says where and how to write it. */
export async function checkContent(): Promise<void> {
  refuseSyntax();
  const files = listContentFiles().filter((file) => file !== 'types.ts');
  const modules = await Promise.all(
    files.map(async (file) => [file.replace(/\.ts$/, ''), { ...((await import(`../../content/${file}`)) as object) }] as const),
  );
  const content = Object.fromEntries(modules) as unknown as SiteContent;
  // Today in Okara, which can be a day ahead of the build machine. The Swedish locale writes 2026-11-20.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Karachi' });
  const problems = listProblems(content, today, new Set(listLocalImages(SOURCE_FOLDER).keys()));
  if (problems.length > 0) {
    throw new Error(
      `The content has ${problems.length === 1 ? 'an error' : `${problems.length} errors`}:\n${problems.join('\n')}`,
    );
  }
  console.log(`Content: ${content['shop/products'].products.length} products and all texts keep their rules`);
}
