import type { CatalogueFile } from './catalogue-pages';
import { rejectWhenSilent } from './time-limits';

export type CatalogueFileResult =
  ({ ok: true } & CatalogueFile) | { ok: false; reason: 'no-connection' | 'no-answer' | 'missing' | 'malformed' };

/** Fetches one page of cards and never throws. One that does not come while the line is silent can be asked for again. */
export async function fetchCatalogueFile(path: string): Promise<CatalogueFileResult> {
  let response: Response;
  let text: string;
  try {
    response = await rejectWhenSilent(fetch(path));
    text = await rejectWhenSilent(response.text());
  } catch (error) {
    return { ok: false, reason: error instanceof DOMException && error.name === 'TimeoutError' ? 'no-answer' : 'no-connection' };
  }
  if (!response.ok) return { ok: false, reason: 'missing' };
  try {
    const file = JSON.parse(text) as Partial<CatalogueFile> | null;
    return Array.isArray(file?.products) ? { ok: true, products: file.products } : { ok: false, reason: 'malformed' };
  } catch {
    // A host's page for unknown addresses, sent as a good answer.
    return { ok: false, reason: 'malformed' };
  }
}
