import { importTypeScript } from './support/typescript.mjs';

/* For scripts that are no TypeScript yet. */
export const { serveExport } = await importTypeScript('scripts/serve/serve-export.ts');
