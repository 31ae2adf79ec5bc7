import * as z from 'zod';
import { drawable, figure, pattern, range, rising, text } from './fields';

const id = pattern(/^[a-z][a-z0-9]*$/, 'an id of lower-case letters and figures, a letter first');
const share = figure(0.05, 1, 'a share');
const watts = figure(1, 20_000, 'watts');
const volts = figure(1, 1000, 'volts');
/** For a field whose figure exceeds another's. */
const above = (field: string, other: string) => ({ path: [field], error: `is above ${other}; turn the two round` });

const flag = z.literal(true).describe('true, or delete the line').optional();

/** An appliance that a battery may have to run. */
export const load = z.object({
  /** Also its name in the calculator's address. Keep it short, and never change it once shared. */
  id,
  label: text,
  /** In a list, without a number: `light`. */
  one: drawable(),
  /** In a list, after a number: `4 lights`. */
  many: drawable(),
  /** While it runs; on average, if it switches itself on and off or varies. Hours are reckoned with it. */
  watts,
  /** The most that it takes while it runs, where `watts` is an average. Currents are judged by it. */
  peakWatts: watts.optional(),
  /** The largest number that the calculator takes. */
  most: figure(1, 50, 'a count'),
  /** Most homes have it, so the calculator shows it first. */
  common: flag,
  /** Its motor or compressor takes several times its watts for a moment when it starts. */
  motor: flag,
  /** Its start is too large to reckon with: the answer asks before an order. */
  askFirst: flag,
  /** Too much for any battery: the site says so and leaves it out of the sum. */
  notForBattery: flag,
  /** How long it runs in a power cut, unless the visitor says otherwise; without it, all the time. */
  hours: figure(0.5, 24, 'hours').optional(),
  /** The lowest system voltage that it may run on, even if the sum allows a lower one. */
  leastVolts: volts.optional(),
});

/** How much of the capacity is used, and how much of the battery's power reaches the loads. */
export const losses = z.object({ depth: share, efficiency: share });

/** The rules of `content/advice/appliances.ts`. */
export const applianceList = z.object({
  loads: z.array(load),
  /** Appliances that are often run together, as a starting point; their `id` is also their name in the address. */
  households: z.array(z.object({ id, counts: z.record(z.string(), z.number()) })),
});

/** The rules of `content/advice/backup.ts`. Units are in the names; sources are beside the values. */
export const backupFigures = z.object({
  losses: z
    .object({ careful: losses, estimate: losses, best: losses })
    .refine(
      ({ careful, estimate, best }) =>
        (['depth', 'efficiency'] as const).every((name) => careful[name] <= estimate[name] && estimate[name] <= best[name]),
      { error: 'are out of order; careful is at most the estimate, and that at most the best' },
    ),
  /** What the inverter itself draws, by system voltage; at others as at the next higher one. */
  ownDraws: z.record(z.enum(['12', '24', '48']), figure(0, 300, 'watts')),
  /** The share of a pack's current limit that we advise. Above it the site warns; above the limit it refuses. */
  advisedShareOfLimit: share,
  /** The most packs of one kind that are suggested together. */
  mostPacks: figure(1, 16, 'a count'),
  /** Share of the charger's ampere-hours that the battery keeps. */
  chargeTakenUp: share,
  /** From this share of what is needed, the site says "just enough". */
  enoughShare: share,
  /** The VA that an inverter must be rated at for each watt of the load. */
  voltAmperesPerWatt: figure(1, 5, 'volt-amperes'),
  /** The voltages of systems, as buyers name them. */
  systemVolts: rising(volts),
  /** The least and the most hours of load-shedding that a visitor may ask about, and those to begin with. */
  hours: z
    .object({ limits: range(), first: z.number() })
    .refine(({ limits: [least, most], first }) => first >= least && first <= most, {
      path: ['first'],
      error: 'is not within the limits; use hours between the two',
    }),
  /** The lowest and the highest figure that a visitor may enter in the calculator. */
  limits: z.record(
    z.enum(['runHours', 'otherWatts', 'chargerAmps', 'mainsHours', 'depthPercent', 'efficiencyPercent', 'ownDrawWatts']),
    range(),
  ),
  /** The lead-acid battery that a 12V pack is compared with. Depths are the shares of its capacity that are used. */
  leadAcid: z
    .object({ volts, ampereHours: figure(1, 1000, 'ampere-hours'), gentleDepth: share, deepDepth: share })
    .refine(({ gentleDepth, deepDepth }) => gentleDepth <= deepDepth, above('gentleDepth', 'deepDepth')),
  /** Share of the energy put in that a battery gives back. */
  givenBack: z.object({ lithium: share, tubular: share }),
  /** Kilowatt-hours a day from each kilowatt of panels, averaged over a year. */
  solarYield: figure(1, 8, 'kilowatt-hours'),
  /** Shares of its label that a battery gives in a test: `full` is good; below `ask`, ask why. */
  capacityTest: z.object({ full: share, ask: share }).refine(({ full, ask }) => ask <= full, above('ask', '"full"')),
});

/** The fields of a form that take figures: `limits` are the least and the most that a visitor may enter. */
export const formFields = z.object({ fields: z.record(z.string(), z.object({ limits: range() })) });
