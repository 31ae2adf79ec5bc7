import * as z from 'zod';
import type { BackupFigures } from '@/content/types';
import { ContentError } from '../content-schema';

const FILE = 'content/backup.ts';

const text = z
  .string({ error: 'is missing; write a text' })
  .refine((value) => value.trim() !== '', { error: 'is empty; write a text' });
const id = z.string({ error: 'is missing; write an id' }).regex(/^[a-z][a-z0-9]*$/, {
  error: 'is not an id; use lower-case letters and figures, a letter first',
});
const figure = (from: number, to: number, unit: string) =>
  z.number({ error: `is no figure; write ${unit} from ${from} to ${to}` }).refine((value) => value >= from && value <= to, {
    error: (issue) => `${String(issue.input)} is out of bounds; write ${unit} from ${from} to ${to}`,
  });
const share = figure(0.05, 1, 'a share');
const watts = figure(1, 20_000, 'watts');
const volts = figure(1, 1000, 'volts');
const least = (value: z.ZodNumber | ReturnType<typeof figure>, what: string) =>
  z.array(value).min(1, { error: `is empty; name at least one ${what}` });
const pair = z
  .tuple([z.number(), z.number()], { error: 'is no pair; write the least and the most' })
  .refine(([low, high]) => low <= high, { error: 'has its least above its most; turn the two round' });

const load = z
  .object({ id, label: text, one: text, many: text, watts, range: pair, most: figure(1, 50, 'a count') })
  .refine(({ watts: own, range: [low, high] }) => low > high || (own >= low && own <= high), {
    path: ['watts'],
    error: 'lie outside the range; change the one or the other',
  });
const losses = z.object({ depth: share, efficiency: share });
const rest = z.object({
  losses: z
    .object({ careful: losses, estimate: losses, best: losses })
    .refine(
      ({ careful, estimate, best }) =>
        rises(careful.depth, estimate.depth, best.depth) && rises(careful.efficiency, estimate.efficiency, best.efficiency),
      {
        error: 'are out of order; careful is at most the estimate, and that at most the best',
      },
    ),
  ownDraws: z
    .array(z.object({ volts, watts: figure(0, 300, 'watts') }))
    .min(1, { error: 'is empty; name at least one' })
    .refine((draws) => rises(...draws.map((draw) => draw.volts)), { error: 'are out of order; write the lowest voltage first' }),
  advisedShareOfLimit: share,
  chargeTakenUp: share,
  systemVolts: least(volts, 'system').refine((systems) => rises(...systems), {
    error: 'are out of order; write the lowest first',
  }),
  hours: z
    .object({ offered: least(figure(0.5, 24, 'hours'), 'choice'), first: z.number() })
    .refine(({ offered, first }) => offered.includes(first), {
      path: ['first'],
      error: 'is not offered; use one of the hours offered',
    }),
  limits: z.record(z.string(), pair),
  leadAcid: z
    .object({
      volts,
      ampereHours: figure(1, 1000, 'ampere-hours'),
      gentleDepth: share,
      deepDepth: share,
      years: figure(1, 25, 'years'),
    })
    .refine(({ gentleDepth, deepDepth }) => gentleDepth <= deepDepth, {
      path: ['gentleDepth'],
      error: 'is above deepDepth; turn the two round',
    }),
});

/**
 * Checks what the hours of backup are reckoned from.
 * @throws ContentError naming each entry and field that breaks a rule, with its correction
 */
export function checkBackupFigures(figures: BackupFigures): void {
  const loads = figures.loads.flatMap((entry, position) => entryProblems(load, entry, `load ${nameOf(entry.id, position)}`));
  const problems = [...loads, ...entryProblems(rest, figures, 'backup'), ...householdProblems(figures), ...repeatedIds(figures)];
  if (problems.length > 0) throw new ContentError(problems);
}

function householdProblems({ households, loads }: BackupFigures): string[] {
  const known = new Map(loads.map((entry) => [entry.id, entry]));
  const none = households.length === 0 ? [problem('backup', 'households', 'is empty; name at least one')] : [];
  return none.concat(
    households.flatMap((household, position) => {
      const name = `household ${nameOf(household.id, position)}`;
      const counts = Object.entries(household.counts).flatMap(([loadId, count]) => {
        const field = `counts.${loadId}`;
        const entry = known.get(loadId);
        if (!entry) return [problem(name, field, `is no load; use one of ${[...known.keys()].join(', ')}`)];
        const fits = Number.isInteger(count) && count >= 1 && count <= entry.most;
        return fits ? [] : [problem(name, field, `${count} is no count; write a whole number from 1 to ${entry.most}`)];
      });
      const empty =
        Object.keys(household.counts).length === 0 ? [problem(name, 'counts', 'is empty; name at least one load')] : [];
      return [...entryProblems(z.object({ id }), household, name), ...counts, ...empty];
    }),
  );
}

function repeatedIds({ loads, households }: BackupFigures): string[] {
  return [loads, households].flatMap((entries) =>
    entries
      .filter((entry, position) => entries.findIndex((other) => other.id === entry.id) !== position)
      .map((entry) => problem(nameOf(entry.id, 0), 'id', 'is used twice; give each its own')),
  );
}

function entryProblems(schema: z.ZodType, entry: unknown, name: string): string[] {
  return (schema.safeParse(entry).error?.issues ?? []).map((issue) =>
    problem(name, issue.path.map(String).join('.'), issue.message),
  );
}

function nameOf(entryId: unknown, position: number): string {
  return typeof entryId === 'string' && entryId ? `"${entryId}"` : `number ${position + 1}`;
}

function problem(entry: string, field: string, what: string): string {
  return `  ${FILE}, entry ${entry}, field "${field}": ${what}.`;
}

function rises(...values: number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
}
