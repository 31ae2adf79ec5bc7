import { runMain } from './command-line.mjs';
import { importTypeScript } from './support/typescript.mjs';

const { finishExport } = await importTypeScript('scripts/build/finish-export.ts');
await runMain(finishExport);
