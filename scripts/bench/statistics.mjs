/**
 * @typedef {{ median: number, low: number, high: number, count: number }} Summary
 */

/**
 * The median with its range; a mean would be moved by the one run that the machine was busy in.
 *
 * @param {(number | null | undefined)[]} values what could not be measured is left out
 * @returns {Summary | null} null when nothing was measured
 */
export function summarise(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length / 2;
  const median = sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, low: sorted[0], high: sorted.at(-1), count: sorted.length };
}
