import { importTypeScript } from './support/typescript.mjs';

/* For scripts that are no TypeScript yet. */
export const { compressExport } = await importTypeScript('scripts/build/compress-export.ts');
