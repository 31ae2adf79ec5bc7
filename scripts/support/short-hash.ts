import { createHash } from 'node:crypto';

/** The first figures of the SHA-256 of all parts together, in hexadecimal, for the name of a file. */
export function shortHash(length: number, ...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, length);
}
