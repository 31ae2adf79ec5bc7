import { importTypeScript } from '../support/typescript.mjs';

/* For scripts that are no TypeScript yet. */
export const { readPayload } = await importTypeScript('scripts/csp/read-rsc-payload.ts');
