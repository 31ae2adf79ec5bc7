import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The static export that `next build` writes and every host serves. */
export const exportFolder = path.join(projectRoot, 'out');

/** Response headers for the hosts, written by the build and applied by our own server as well. */
export const headersFile = path.join(projectRoot, '.generated', 'headers.json');

/** Configuration for hosts that don't look for it in the export. */
export const hostsFolder = path.join(projectRoot, '.generated', 'hosts');
