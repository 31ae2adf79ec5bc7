import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './table';

/** What is kept of a review, to be compared with the next. */
export interface KeptReview {
  date: string;
  build: string;
  rows: readonly Row[];
}

export interface Change {
  path: string;
  column: string;
  before: string;
  now: string;
}

const COMPARED = ['Title', 'Description', 'First heading', 'Indexed', 'Structured data'] as const;

/** Keeps a review, and returns that of the build before: reviewing a build again still compares it with the one before. */
export function keepReview(file: string, review: KeptReview): KeptReview | null {
  const [last = null, older = null] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as (KeptReview | null)[]) : [];
  const before = last?.build === review.build ? older : last;
  writeFileSync(file, JSON.stringify([review, before], null, 1));
  return before;
}

/** What the table said before and says now, and which pages came or went. */
export function listChanges(before: readonly Row[], now: readonly Row[]): Change[] {
  const old = new Map(before.map((row) => [row.Page, row]));
  const current = new Map(now.map((row) => [row.Page, row]));
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), current.get(path)];
    if (!was || !is) return [{ path, column: 'Page', before: was ? 'there' : 'not there', now: is ? 'there' : 'not there' }];
    return COMPARED.filter((column) => was[column] !== is[column]).map((column) => ({
      path,
      column,
      before: was[column],
      now: is[column],
    }));
  });
}
