/** Writes `2026-11-20` as `20 November 2026`, in English on every machine. */
export function formatLongDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
