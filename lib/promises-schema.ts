import * as z from 'zod';
import type { OwnerPromise } from '@/content/types';

const day = z.iso.date();

/**
 * What is wrong with the days on which promises were confirmed: one line each, naming file, entry, field and correction.
 * @param today where the owner is, as `2026-11-20`
 */
export function promiseProblems(promises: Readonly<Record<string, OwnerPromise>>, today: string): string[] {
  return Object.entries(promises).flatMap(([name, { confirmedOn }]) => {
    if (confirmedOn === '') return [];
    const at = `  content/promises.ts, entry "${name}", field "confirmedOn": "${confirmedOn}"`;
    if (!day.safeParse(confirmedOn).success) return [`${at} is no date; write it as 2026-11-20, or leave it empty ('').`];
    if (confirmedOn > today) return [`${at} is after today; write the day on which the owner confirmed it.`];
    return [];
  });
}
