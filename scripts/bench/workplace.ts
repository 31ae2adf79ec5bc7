import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

/** Where the sources of the references are. */
export const benchSources = path.join(projectRoot, 'scripts/bench');

/** What the benchmark makes and may be thrown away: references, its own packages, results. */
export const workplace = path.join(projectRoot, '.cache', 'bench');
