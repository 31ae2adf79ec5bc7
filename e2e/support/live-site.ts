import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { serveExport } from '@/scripts/serve/serve-export';
import { linkFolder } from './link-folder';

/** A site whose files can be replaced while browsers have it open. */
export interface LiveSite {
  folder: string;
  url: string;
  /** Puts another export in its place. */
  replace: (out: string, options: { keepOldFiles: boolean }) => void;
  close: () => Promise<void>;
}

/** Serves the export under test. */
export async function startLiveSite(): Promise<LiveSite> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'live-')), 'out');
  linkFolder(exportFolder, folder);
  const server = await serveExport({ root: folder, port: 0 });
  return {
    folder,
    url: server.url,
    replace(out, { keepOldFiles }) {
      if (keepOldFiles) {
        for (const file of listFiles(out)) rmSync(path.join(folder, file), { force: true });
      } else {
        rmSync(folder, { recursive: true });
      }
      linkFolder(out, folder);
    },
    async close() {
      await server.close();
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
}
