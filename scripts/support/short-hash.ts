import { hash } from 'node:crypto';

/** The first figures of the SHA-256 of all parts together, in hexadecimal, for the name of a file. */
export function shortHash(length: number, ...parts: readonly (string | Buffer)[]): string {
  return hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part)))).slice(0, length);
}
