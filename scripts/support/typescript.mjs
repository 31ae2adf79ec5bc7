import { createJiti } from 'jiti';
import { projectRoot } from './paths.mjs';

// With the path aliases of tsconfig.json, such as `@/`.
const jiti = createJiti(projectRoot, { tsconfigPaths: true });

/**
 * Imports a TypeScript module of the project from plain JavaScript. If it fails because of a slip in `content/`, the error says
 * where.
 *
 * @param {string} file path from the project's root, such as `scripts/build.ts`
 * @returns {Promise<any>}
 */
export async function importTypeScript(file) {
  try {
    return await jiti.import(`${projectRoot}${file}`);
  } catch (error) {
    // Imported late: TypeScript takes a while to load.
    const { refuseUnreadable } = /** @type {typeof import('../build/missing-names')} */ (
      await jiti.import(`${projectRoot}scripts/build/missing-names.ts`)
    );
    refuseUnreadable();
    throw error;
  }
}
