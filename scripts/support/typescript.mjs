import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

// Scripts, too, use the path aliases of tsconfig.json, such as `@/`.
const jiti = createJiti(projectRoot, { tsconfigPaths: true });

/**
 * Imports a TypeScript module of the project from plain JavaScript.
 *
 * @param {string} file path from the project's root, such as `scripts/build.ts`
 * @returns {Promise<any>}
 */
export function importTypeScript(file) {
  return jiti.import(`${projectRoot}${file}`);
}
