import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const isForTests = process.env.EXPORT_OF === 'tests';

/** What is kept about an export beside it, since all that it holds is published. */
export const keptFolder = path.join(projectRoot, isForTests ? '.cache/tests' : '.cache');

/** The static export to be hosted: the last one that was built without an error. That of the tests has settings of its own. */
export const exportFolder = path.join(isForTests ? keptFolder : projectRoot, 'out');

/** Where a build makes the next export before it replaces the last one. */
export const stagingFolder = path.join(projectRoot, '.next', 'export');

/** Pages as Next wrote them, before they are rewritten; for tests. */
export const pagesOfNext = path.join(keptFolder, 'pages-of-next');
