import { existsSync, readFileSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { serveExport } from '../serve/serve-export';
import { buildGeneratedCatalogue, type BuildSeconds, type GeneratedCatalogue } from './generated-catalogue';
import { createResults, resultsTable, type Section } from './tables';
import { filterTap, measureTaps } from './taps';

const USUAL_COUNTS = [8, 100, 1000];

/** @returns a single count with the usual ones below it, several as they are */
function countsToMeasure(wanted: readonly number[]): number[] {
  const [largest] = wanted;
  if (largest === undefined || wanted.length > 1) return [...wanted];
  return [...USUAL_COUNTS.filter((count) => count < largest), largest];
}

/**
 * How the site grows with its catalogue: a copy of it is built at each size. A size that can't be built leaves those
 * before it their rows.
 */
export async function measureGrowth(
  wanted: readonly number[],
  { browser, rounds }: { browser: string; rounds: number },
): Promise<Section[]> {
  const results = createResults();
  let least: number | undefined;
  for (const count of countsToMeasure(wanted)) {
    console.log(`\n── ${count} products`);
    const report: Report = (column, value) => results.add(String(count), column, value);
    let copy: GeneratedCatalogue | undefined;
    try {
      copy = buildGeneratedCatalogue(count);
      least ??= copy.figures.html;
      reportFigures(copy, { count, least, report });
      await measureFilter(copy, { browser, rounds, report });
      reportSeconds(copy.buildAgain(), (column, value) => results.add(`${count}, one price changed`, column, value));
    } catch (error) {
      if (results.rows().length === 0) throw error;
      console.log(`Left out, ${count} products: ${error instanceof Error ? error.message : error}`);
      report('build s', null);
    } finally {
      copy?.remove();
    }
    console.log(`\n${resultsTable('products', results)}`);
  }
  const title = `Growth with the catalogue; a tap on the filter on a phone at 4× slower CPU, medians of ${rounds} (range)`;
  return [{ name: 'growth', title, table: resultsTable('products', results), results }];
}

type Report = (column: string, value: number | null | undefined) => void;

function reportFigures(
  { folder, figures }: GeneratedCatalogue,
  { count, least, report }: { count: number; least: number; report: Report },
): void {
  const root = path.join(folder, 'out');
  reportSeconds(figures.seconds, report);
  report('share pictures drawn', figures.drawn);
  report('files', figures.files);
  report('output MB', figures.megabytes);
  report('/products HTML kB', figures.html / 1000);
  report('× the first', figures.html / least);
  report('its scripts kB', figures.scripts / 1000);
  report('largest product page kB', Math.max(...listProductPages(root, count).map((file) => statSync(`${file}.br`).size)) / 1000);
  report('sitemap kB', statSync(path.join(root, 'sitemap.xml.br')).size / 1000);
}

function reportSeconds({ whole, steps }: BuildSeconds, report: Report): void {
  report('build s', whole);
  report('Next s', steps['Build the pages']);
  report('share pictures beside it s', steps['Draw the share pictures']);
  report('policies, compression s', steps['Finish the export']);
  report('load', loadavg()[0]);
}

/** The files of the products that the sitemap names: it must name them all, and each must be there. */
function listProductPages(root: string, count: number): string[] {
  const sitemap = readFileSync(path.join(root, 'sitemap.xml'), 'utf8');
  const named = Array.from(sitemap.matchAll(/<loc>[^<]*\/products\/([^</]+)<\/loc>/g), ([, id]) =>
    path.join(root, 'products', `${id}.html`),
  );
  if (new Set(named).size !== count) throw new Error(`the sitemap names ${new Set(named).size} of ${count} products`);
  const lost = named.find((file) => !existsSync(file));
  if (lost) throw new Error(`the sitemap names ${path.basename(lost)}, which is not in the export`);
  return named;
}

async function measureFilter(
  { folder }: GeneratedCatalogue,
  { browser, rounds, report }: { browser: string; rounds: number; report: Report },
): Promise<void> {
  const server = await serveExport({ root: path.join(folder, 'out'), port: 0 });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await measureTaps(browser, server.url, [filterTap], (_, duration) => report('filter ms', duration));
    }
  } finally {
    await server.close();
  }
}
