import { ensureInstalled } from './support/install.mjs';
import { projectRoot } from './support/paths.mjs';

/**
 * Installs missing packages and calls `main` of a TypeScript file with the arguments. Errors are printed without a stack, because
 * their messages are written for the user.
 *
 * @param {string} command `build` stands for `scripts/build.ts`
 * @param {string[]} args
 * @param {string} [lastLine] printed below an error
 */
export async function runMain(command, args, lastLine) {
  try {
    ensureInstalled();
    const { createJiti } = await import('jiti');
    // `tsconfigPaths` reads the path aliases of tsconfig.json, such as `@/`.
    const jiti = createJiti(projectRoot, { tsconfigPaths: true });
    /** @type {(file: string) => Promise<any>} */
    const load = (file) => jiti.import(`${projectRoot}scripts/${file}.ts`);
    const { main } = await load(command).catch(async (error) => {
      // The command may read content with a slip. The check is imported late, because TypeScript takes a while to load.
      const { refuseMissingNames } = await load('build/missing-names');
      refuseMissingNames();
      throw error;
    });
    await main(args);
  } catch (error) {
    console.error(`\n${inWords(/** @type {NodeJS.ErrnoException} */ (error))}`);
    if (lastLine) console.log(`\n${lastLine}`);
    process.exit(1);
  }
}

/**
 * Adds to an error what to do: Node says itself which file it can't write, and why.
 *
 * @param {NodeJS.ErrnoException} error
 */
export function inWords({ code = '', message }) {
  if (!['EROFS', 'EACCES', 'EPERM', 'EBUSY', 'ENOSPC'].includes(code)) return message;
  return `${message}. Put that right, or copy the project to a folder of your own, and run this again.`;
}
