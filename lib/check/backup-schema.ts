import * as z from 'zod';
import { drawable, figure, pattern, range, rising, text } from './fields';

/** Ids are names of fields in the calculator's address, as are these. */
const FIELDS = 'household|from|volts|hours|other|charger|mains|depth|efficiency|draw';
const id = pattern(RegExp(`^(?!(?:${FIELDS})$)[a-z][a-z0-9]*$`), 'an id of lower-case letters and figures that no field has');
const share = figure(0.05, 1, 'a share');
const watts = figure(1, 20_000, 'watts');
const volts = figure(1, 1000, 'volts');
/** The error of a field whose figure exceeds that of another field. */
const above = (field: string, other: string) => ({ path: [field], error: `is above ${other}; turn the two round` });

const flag = z.literal(true).describe('true, or delete the line').optional();

/** An appliance that a battery may have to run. */
const appliance = z.object({
  id,
  label: text,
  one: drawable,
  many: drawable,
  watts,
  peakWatts: watts.optional(),
  most: figure(1, 50, 'a count'),
  common: flag,
  motor: flag,
  askFirst: flag,
  notForBattery: flag,
  hours: figure(0.5, 24, 'hours').optional(),
  leastVolts: volts.optional(),
});

/** What the fields mean stands in `content/advice/appliances.ts`. */
export const applianceList = z.object({
  list: z.array(appliance),
  households: z.array(z.object({ id, counts: z.record(text, z.int().positive().describe('a whole number from 1 up')) })),
});

const losses = z.object({ depth: share, efficiency: share });

/** What the figures mean stands in `content/advice/backup.ts`; units are in the names. */
export const backupFigures = z.object({
  losses: z
    .object({ careful: losses, estimate: losses, best: losses })
    .refine(
      ({ careful, estimate, best }) =>
        (['depth', 'efficiency'] as const).every((name) => careful[name] <= estimate[name] && estimate[name] <= best[name]),
      { error: 'are out of order; careful is at most the estimate, and that at most the best' },
    ),
  idleDraws: z.record(z.enum(['12', '24', '48']), figure(0, 300, 'watts')),
  advisedShareOfLimit: share,
  mostPacks: figure(1, 16, 'a count'),
  chargeTakenUp: share,
  enoughShare: share,
  voltAmperesPerWatt: figure(1, 5, 'volt-amperes'),
  systemVolts: rising(z.literal([12, 24, 48]).describe('12, 24 or 48')),
  hours: z
    .object({ limits: range(), default: z.number() })
    .refine(({ limits: [least, most], default: hours }) => hours >= least && hours <= most, {
      path: ['default'],
      error: 'is not within the limits; use hours between the two',
    }),
  limits: z.record(
    z.enum(['runHours', 'otherWatts', 'chargerAmps', 'mainsHours', 'depthPercent', 'efficiencyPercent', 'idleDrawWatts']),
    range(),
  ),
  leadAcid: z
    .object({ volts, ampereHours: figure(1, 1000, 'ampere-hours'), gentleDepth: share, deepDepth: share })
    .refine(({ gentleDepth, deepDepth }) => gentleDepth <= deepDepth, above('gentleDepth', 'deepDepth')),
  givenBack: z.object({ lithium: share, tubular: share }),
  solarYield: figure(1, 8, 'kilowatt-hours'),
  capacityTest: z.object({ full: share, ask: share }).refine(({ full, ask }) => ask <= full, above('ask', '"full"')),
});

/** The fields of a form that take figures: `limits` are the least and the most that a visitor may enter. */
export const formFields = z.object({ fields: z.record(text, z.object({ limits: range() })) });
