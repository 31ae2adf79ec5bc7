import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The static export that every host serves: the last one that was built without an error. */
export const exportFolder = path.join(projectRoot, 'out');

/** Where `next build` writes the next one, and where it is finished. */
export const stagingFolder = path.join(projectRoot, '.next', 'export');

/** Pages as Next wrote them, before they were finished: for tests. */
export const pagesOfNext = path.join(projectRoot, '.cache', 'pages-of-next');
