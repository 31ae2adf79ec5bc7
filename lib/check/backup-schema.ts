import * as z from 'zod';
import { text } from './catalogue-schema';

const id = z.string({ error: 'is missing; write an id' }).regex(/^[a-z][a-z0-9]*$/, {
  error: 'is not an id; use lower-case letters and figures, a letter first',
});
export const figure = (from: number, to: number, unit: string) =>
  z.number({ error: `is no figure; write ${unit} from ${from} to ${to}` }).refine((value) => value >= from && value <= to, {
    error: (issue) => `${String(issue.input)} is out of bounds; write ${unit} from ${from} to ${to}`,
  });
const share = figure(0.05, 1, 'a share');
const watts = figure(1, 20_000, 'watts');
const volts = figure(1, 1000, 'volts');
const list = <Entry extends z.ZodType>(entry: Entry, what: string) =>
  z.array(entry).min(1, { error: `is empty; name at least one ${what}` });
const pair = z
  .tuple([z.number(), z.number()], { error: 'is no pair; write the least and the most' })
  .refine(([low, high]) => low <= high, { error: 'has its least above its most; turn the two round' });

const hours = figure(0.5, 24, 'hours');
const load = z.object({
  id,
  label: text,
  one: text,
  many: text,
  watts,
  most: figure(1, 50, 'a count'),
  hours: hours.optional(),
  leastVolts: volts.optional(),
});
const losses = z.object({ depth: share, efficiency: share });
/** The rules of `content/advice/backup.ts`. */
export const backupFigures = z
  .object({
    loads: list(load, 'load'),
    households: list(z.object({ id, counts: z.record(z.string(), z.number()) }), 'household'),
    losses: z
      .object({ careful: losses, estimate: losses, best: losses })
      .refine(
        ({ careful, estimate, best }) =>
          rises(careful.depth, estimate.depth, best.depth) && rises(careful.efficiency, estimate.efficiency, best.efficiency),
        {
          error: 'are out of order; careful is at most the estimate, and that at most the best',
        },
      ),
    ownDraws: list(z.object({ volts, watts: figure(0, 300, 'watts') }), 'voltage').refine(
      (draws) => rises(...draws.map((draw) => draw.volts)),
      { error: 'are out of order; write the lowest voltage first' },
    ),
    advisedShareOfLimit: share,
    chargeTakenUp: share,
    enoughShare: share,
    voltAmperesPerWatt: figure(1, 5, 'volt-amperes'),
    systemVolts: list(volts, 'system').refine((systems) => rises(...systems), {
      error: 'are out of order; write the lowest first',
    }),
    hours: z
      .object({ offered: list(hours, 'choice'), first: z.number(), ofLoads: list(hours, 'choice') })
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
      })
      .refine(({ gentleDepth, deepDepth }) => gentleDepth <= deepDepth, {
        path: ['gentleDepth'],
        error: 'is above deepDepth; turn the two round',
      }),
    givenBack: z.object({ lithium: share, tubular: share }),
    solarYield: figure(1, 8, 'kilowatt-hours'),
    capacityTest: z.object({ full: share, ask: share }).refine(({ full, ask }) => ask <= full, {
      path: ['ask'],
      error: 'is above "full"; turn the two round',
    }),
  })
  .superRefine(({ loads, households, hours: { ofLoads } }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    const known = new Map(loads.map((one) => [one.id, one]));
    for (const [index, { counts }] of households.entries()) {
      const path = ['households', index, 'counts'];
      if (Object.keys(counts).length === 0) refuse(path, 'is empty; name at least one load');
      for (const [loadId, count] of Object.entries(counts)) {
        const most = known.get(loadId)?.most;
        if (most === undefined) refuse([...path, loadId], `is no load; use one of ${[...known.keys()].join(', ')}`);
        else if (!Number.isInteger(count) || count < 1 || count > most) {
          refuse([...path, loadId], `${count} is no count; write a whole number from 1 to ${most}`);
        }
      }
    }
    loads.forEach(({ hours: own }, index) => {
      if (own === undefined || ofLoads.includes(own)) return;
      refuse(['loads', index, 'hours'], `${own} is not offered; use one of ${ofLoads.join(', ')} of hours.ofLoads`);
    });
    for (const [name, entries] of Object.entries({ loads, households })) {
      const ids = entries.map((one) => one.id);
      ids.forEach((own, index) => {
        if (ids.indexOf(own) !== index) refuse([name, index, 'id'], 'is used twice; give each its own');
      });
    }
  });

/** The rules of `content/advice/charging.ts`. */
export const chargerVoltages = z
  .object({ charge: pair, float: pair, lowCutOff: volts, flooded: volts })
  .refine(({ lowCutOff, float: [float] }) => lowCutOff < float, {
    path: ['lowCutOff'],
    error: 'is not below "float"; the inverter would stop while it charges',
  })
  .refine(({ float: [, float], charge: [charge] }) => float <= charge, {
    path: ['float'],
    error: 'is above "charge"; turn the two round',
  });

function rises(...values: number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
}
