import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../paths.mjs';

/** Where the sources of the references are. */
export const benchSources = fileURLToPath(new URL('.', import.meta.url));

/** What the benchmark makes and may be thrown away: references, its own packages, results. */
export const workplace = path.join(projectRoot, '.cache', 'bench');
