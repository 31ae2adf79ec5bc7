import { searchEntries } from '@/content/search';
import { getCataloguePages, getProducts } from '../catalogue';
import { cataloguePagePath } from '../catalogue-pages';
import { ContentError } from '../content-schema';
import { cataloguePageSearchEntry, productSearchEntry } from './search-entry';

/** How long titles and descriptions are, in characters. */
export const searchLengths = { title: { min: 30, max: 60 }, description: { min: 120, max: 160 } } as const;

/** Phrases that a page's texts must hold, by address. */
const PHRASES: Readonly<Record<string, readonly string[]>> = { '/products': ['12V to 48V', '10kW to 20kW'] };

/**
 * Checks titles and descriptions: length, uniqueness, the phrases that must be there.
 * @throws ContentError naming file, entry, field and correction
 */
export function checkSearchEntries(): void {
  const pages = Object.entries(searchEntries).map(([path, entry]) => ({ file: 'content/search.ts', entry: path, ...entry }));
  const products = getProducts().map((product) => ({
    file: 'content/products.ts',
    entry: product.id,
    ...productSearchEntry(product),
  }));
  const count = getCataloguePages().length;
  const further = Array.from({ length: count - 1 }, (_, index) => ({
    file: 'content/search.ts',
    entry: cataloguePagePath(index + 2),
    ...cataloguePageSearchEntry(index + 2, count),
  }));
  const problems = [...searchProblems([...pages, ...further, ...products]), ...pages.flatMap(dateProblem)];
  if (problems.length > 0) throw new ContentError(problems);
}

/** What is wrong with the search texts of these pages, one line each. */
export function searchProblems(pages: readonly { file: string; entry: string; title: string; description: string }[]): string[] {
  const [titles, descriptions] = [new Set<string>(), new Set<string>()];
  return pages.flatMap(({ file, entry, title, description }) => {
    const at = (field: string) => `  ${file}, entry "${entry}", field "${field}":`;
    const problems = [
      lengthProblem(at('title'), title, searchLengths.title),
      lengthProblem(at('description'), description, searchLengths.description),
      titles.has(title) && `${at('title')} "${title}" is used twice; give each page its own.`,
      descriptions.has(description) && `${at('description')} is used twice; give each page its own.`,
      ...(PHRASES[entry] ?? []).map(
        (phrase) => !description.includes(phrase) && `${at('description')} must name "${phrase}"; add it.`,
      ),
    ];
    titles.add(title);
    descriptions.add(description);
    return problems.filter((line) => typeof line === 'string');
  });
}

/** What is wrong with the day a page last changed. */
export function dateProblem({ file, entry, updated }: { file: string; entry: string; updated: string }): string[] {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(updated) && new Date(`${updated}T00:00Z`).toJSON()?.startsWith(updated);
  return isDay ? [] : [`  ${file}, entry "${entry}", field "updated": "${updated}" is no date; write it as 2026-11-20.`];
}

function lengthProblem(at: string, text: string, { min, max }: { min: number; max: number }): string | false {
  if (text.length >= min && text.length <= max) return false;
  return `${at} has ${text.length} characters; write ${min} to ${max}: "${text}".`;
}
