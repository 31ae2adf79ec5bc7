import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The static export to be hosted: the last one that was built without an error. */
export const exportFolder = path.join(projectRoot, 'out');

/** Where a build makes the next export before it replaces the last one. */
export const stagingFolder = path.join(projectRoot, '.next', 'export');

/** Pages as Next wrote them, before they are rewritten; for tests. */
export const pagesOfNext = path.join(projectRoot, '.cache', 'pages-of-next');
