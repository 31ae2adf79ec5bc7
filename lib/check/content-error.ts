import { existsSync, readFileSync } from 'node:fs';

/** What the content check of `npm run dev` last refused, in a file of the project. */
export const CONTENT_ERROR = '.cache/content-error.txt';

/** Throws the last content error, if there is one, so that the browser shows it. */
export function throwContentError(): void {
  if (existsSync(CONTENT_ERROR)) throw new Error(readFileSync(CONTENT_ERROR, 'utf8'));
}
