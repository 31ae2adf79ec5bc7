import { existsSync, readFileSync } from 'node:fs';

/** What the content check of `npm run dev` last refused, in a file of the project. */
export const CONTENT_ERROR = '.cache/content-error.txt';

/** Shows it in the browser. */
export function throwContentError(): void {
  if (existsSync(CONTENT_ERROR)) throw new Error(readFileSync(CONTENT_ERROR, 'utf8'));
}
