/* `npm start`. Plain JavaScript, since it says that its port is taken before it installs anything. */
import { runMain } from './command-line.mjs';
import { ensureInstalled } from './support/install.mjs';
import { checkPortIsFree, choosePort } from './serve/port.mjs';

await runMain(async () => {
  const port = choosePort(process.argv.slice(2), process.env);
  await checkPortIsFree(port);
  await ensureInstalled();
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { startSite } = await importTypeScript('scripts/serve/start-site.ts');
  await startSite(port);
});
