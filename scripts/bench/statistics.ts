export interface Summary {
  median: number;
  low: number;
  high: number;
  count: number;
}

/**
 * The median with its range; a mean would be moved by the one run that the machine was busy in.
 *
 * @param values what could not be measured is left out
 * @returns null when nothing was measured
 */
export function summarise(values: readonly (number | null | undefined)[]): Summary | null {
  const sorted = values
    .flatMap((value) => (typeof value === 'number' && Number.isFinite(value) ? value : []))
    .sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (low === undefined || high === undefined || upper === undefined || lower === undefined) return null;
  return { median: (lower + upper) / 2, low, high, count: sorted.length };
}
