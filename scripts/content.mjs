import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const root = fileURLToPath(new URL('..', import.meta.url));
const jiti = createJiti(import.meta.url, { alias: { '@': root }, fsCache: false, moduleCache: true });

/** Imports a TypeScript module of the project (`lib/catalogue.ts`) into a plain Node script. */
export function importModule(path) {
  return jiti.import(`${root}${path}`);
}
