import type { Load } from '@/content/types';

/** How many of which load, by its id. What is missing counts as none. */
export type LoadCounts = Readonly<Record<string, number>>;

/** Watts of all loads together, those left out that no battery should run. */
export function sumLoads(counts: LoadCounts, loads: readonly Load[]): number {
  return runnableLoads(counts, loads).reduce((sum, { id, watts }) => sum + watts * countOf(counts, id), 0);
}

/** The chosen loads that a battery may run, in the list's order. */
function runnableLoads(counts: LoadCounts, loads: readonly Load[]): Load[] {
  return chosenLoads(counts, loads).filter(({ notForBattery }) => !notForBattery);
}

/** The loads of which there is at least one. */
export function chosenLoads(counts: LoadCounts, loads: readonly Load[]): Load[] {
  return loads.filter(({ id }) => countOf(counts, id) > 0);
}

/** "2 fans, 4 lights, router". One of a kind needs no number. */
export function describeLoads(counts: LoadCounts, loads: readonly Load[]): string {
  return chosenLoads(counts, loads)
    .map(({ id, one, many }) => (countOf(counts, id) === 1 ? one : `${countOf(counts, id)} ${many}`))
    .join(', ');
}

/** The lowest system voltage that all of the chosen loads may run on; 0 where none asks for one. */
export function leastVolts(counts: LoadCounts, loads: readonly Load[]): number {
  return Math.max(0, ...runnableLoads(counts, loads).map((load) => load.leastVolts ?? 0));
}

function countOf(counts: LoadCounts, id: string): number {
  return counts[id] ?? 0;
}
