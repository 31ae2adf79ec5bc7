import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

// `@/` and what else tsconfig.json says of paths counts in scripts, too.
const jiti = createJiti(projectRoot, { tsconfigPaths: true });

/**
 * Imports a TypeScript module of the project (`scripts/build.ts`) into plain JavaScript.
 *
 * @param {string} file from the project's root
 * @returns {Promise<any>}
 */
export function importTypeScript(file) {
  return jiti.import(`${projectRoot}${file}`);
}
