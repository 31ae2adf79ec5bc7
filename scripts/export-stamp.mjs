import { importTypeScript } from './support/typescript.mjs';

/* For scripts that are no TypeScript yet. */
export const {
  buildInputs,
  currentFingerprint: currentStamp,
  exportFingerprint: exportStamp,
  isExportFresh,
  writeFingerprint: writeExportStamp,
  removeFingerprint: removeExportStamp,
} = await importTypeScript('scripts/support/build-fingerprint.ts');
