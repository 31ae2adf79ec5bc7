import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveExport } from '../serve/serve-export';
import { exportFolder } from '../support/paths.mjs';
import { buildEmptyNext } from './empty-next';
import { prepareLighthouse, type Category } from './lighthouse';
import { createResults, resultsTable, table, type Results, type Section } from './tables';

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The floor of every table. */
export const EMPTY_PAGE = 'empty page / Next alone';
/** By how many milliseconds a page may block more than that. */
const BLOCKING_ALLOWED = 50;

const CONDITIONS = 'Lighthouse, mobile, simulated slow 4G: medians of';

interface Contender {
  row: string;
  url: string;
}

/** Pages of the export against their references, in speed alone. `pages` are addresses by name. */
export async function comparePages(
  pages: Readonly<Record<string, string>>,
  { site, references, browser, rounds }: { site: string; references: string; browser: string; rounds: number },
): Promise<Section> {
  const contenders = Object.entries(pages).flatMap(([page, address]) => [
    { row: `${page} / export`, url: site + address },
    { row: `${page} / reference`, url: references + address },
  ]);
  const { results } = await audit(contenders, ['performance'], { browser, rounds });
  const tables = [resultsTable('page', results), ratioTable(results, Object.keys(pages))];
  return { name: 'lighthouse', title: `${CONDITIONS} ${rounds} (range)`, table: tables.join('\n\n'), results };
}

/** Every address of the sitemap in all categories. */
export async function auditSitemap({
  site,
  browser,
  rounds,
}: Record<'site' | 'browser', string> & { rounds: number }): Promise<Section> {
  const sitemap = readFileSync(path.join(exportFolder, 'sitemap.xml'), 'utf8');
  const contenders = readAddresses(sitemap).map((address) => ({ row: address, url: site + address }));
  const { results, faults } = await audit(contenders, CATEGORIES, { browser, rounds });
  for (const { row } of contenders) results.add(row, 'TBT over the empty page', blockingOver(results, row));
  const parts = [resultsTable('address', results), listFaults(faults), verdict(results)];
  return { name: 'sitemap', title: `${CONDITIONS} ${rounds} (range)`, table: parts.join('\n\n'), results };
}

/** Each round measures all, one after the other: A B A B. The empty page comes last. */
async function audit(
  contenders: readonly Contender[],
  categories: readonly Category[],
  { browser, rounds }: { browser: string; rounds: number },
): Promise<{ results: Results; faults: Results }> {
  const results = createResults();
  const faults = createResults();
  const measure = await prepareLighthouse(browser, categories);
  const empty = await serveExport({ root: await buildEmptyNext(), port: 0 });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { row, url } of [...contenders, { row: EMPTY_PAGE, url: `${empty.url}/` }]) {
        const visit = await measure(url);
        for (const [column, value] of Object.entries(visit.figures)) results.add(row, column, value);
        for (const [fault, score] of Object.entries(visit.faults)) faults.add(fault, row, score);
        const figures = Object.entries(visit.figures).map(([column, value]) => `${column} ${Math.round(value)}`);
        console.log(`Lighthouse, round ${round} of ${rounds}: ${row}: ${figures.join(', ')}`);
      }
    }
  } finally {
    await empty.close();
  }
  return { results, faults };
}

/** The paths of a sitemap's addresses, whatever host they name. */
export function readAddresses(sitemap: string): string[] {
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  if (addresses.length === 0) throw new Error('The sitemap names no address.');
  return addresses;
}

/** Of the medians of rows `page / export` and `page / reference`. */
export function ratioTable(results: Results, pages: readonly string[]): string {
  const lines = pages.map((page) => {
    const ratio = (column: string) =>
      (results.median(`${page} / export`, column) / results.median(`${page} / reference`, column)).toFixed(2);
    const over = Math.round(blockingOver(results, `${page} / export`));
    return [page, `${ratio('FCP ms')} ×`, `${ratio('LCP ms')} ×`, String(over)];
  });
  return table(['export to reference', 'FCP', 'LCP', 'TBT ms over the empty page'], lines);
}

/** In milliseconds, of the medians. */
function blockingOver(results: Results, row: string): number {
  return results.median(row, 'TBT ms') - results.median(EMPTY_PAGE, 'TBT ms');
}

export function verdict(results: Results): string {
  const rows = results.rows().filter((row) => row !== EMPTY_PAGE);
  const full = rows.filter((row) => CATEGORIES.every((category) => results.median(row, category) === 100));
  const quick = rows.filter((row) => blockingOver(results, row) <= BLOCKING_ALLOWED);
  return `${full.length} of ${rows.length} addresses have 100 in all four categories; ${quick.length} stay within the empty page's TBT + ${BLOCKING_ALLOWED} ms.`;
}

/** A line an audit that was not at its best, with where and how often. */
function listFaults(faults: Results): string {
  const lines = faults.rows().map((fault) => {
    const places = faults.columns().flatMap((place) => {
      const scores = faults.values(fault, place);
      return scores.length > 0 ? `${place} (${scores.length} ×, median ${faults.median(fault, place).toFixed(2)})` : [];
    });
    return `- ${fault}: ${places.join(', ')}`;
  });
  return ['Audits below 1:', ...lines].join('\n');
}
