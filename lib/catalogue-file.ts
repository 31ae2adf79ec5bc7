import type { CatalogueFile } from './catalogue-pages';

/** A file that has not come by then counts as failed: the visitor can ask for it again. */
const FILE_TIMEOUT_MS = 15_000;

export type CatalogueFileResult = ({ ok: true } & CatalogueFile) | { ok: false; reason: 'no-connection' | 'no-answer' | 'missing' | 'malformed' };

/** Fetches one page of cards and never throws. */
export async function fetchCatalogueFile(path: string, timeoutMs: number = FILE_TIMEOUT_MS): Promise<CatalogueFileResult> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
    text = await response.text();
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
