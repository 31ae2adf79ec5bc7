import { appliances } from '@/content/advice/appliances';
import { backup } from '@/content/advice/backup';
import { formWords } from '@/content/advice/backup-calculator';
import { runWords } from '@/content/advice/load-words';
import type { Appliance } from '@/content/types';
import { capitalise, fill } from '../format/texts';
import type { TotalLoad } from './energy';
import { HOURS_PER_DAY, plainHours } from './hours';

/** How many of each appliance, by its id; a missing id counts as 0. */
export type ApplianceCounts = Readonly<Record<string, number>>;

/** For how many hours of a power cut an appliance runs, by its id; a missing id takes the hours of `content/advice/appliances.ts`. */
export type RunHours = Readonly<Record<string, number>>;

/** The appliances with a count above 0. */
export function chosenAppliances(counts: ApplianceCounts): Appliance[] {
  return appliances.list.filter(({ id }) => (counts[id] ?? 0) > 0);
}

/** Adds up the appliances and `otherWatts`, without those that no battery should run. */
export function sumLoads(counts: ApplianceCounts, otherWatts = 0, runHours: RunHours = {}): TotalLoad {
  const loads = chosenAppliances(counts).filter(({ notForBattery }) => !notForBattery);
  const parts = loads.map(({ id, watts, peakWatts = watts, hours }) => {
    const count = counts[id] ?? 0;
    return { watts: watts * count, peakWatts: peakWatts * count, hours: runHours[id] ?? hours };
  });
  const motors = loads.reduce((sum, { id, motor }) => sum + (motor ? (counts[id] ?? 0) : 0), 0);
  return {
    watts: parts.reduce((sum, { watts }) => sum + watts, otherWatts),
    peakWatts: parts.reduce((sum, { peakWatts }) => sum + peakWatts, otherWatts),
    timedLoads: parts
      .flatMap(({ watts, hours }) => (hours === undefined ? [] : { watts, hours }))
      .sort((a, b) => a.hours - b.hours),
    leastVolts: Math.max(0, ...loads.map(({ leastVolts = 0 }) => leastVolts)),
    starts: loads.some(({ askFirst }) => askFirst) ? 'unknown' : motors > 1 ? 'motors' : motors === 1 ? 'motor' : undefined,
  };
}

/** The appliances chosen of `loads`, each in words, without what no battery should run: `2 fans`, `pump (½ hp) for half an hour`. */
function nameLoads(counts: ApplianceCounts, runHours: RunHours = {}, loads = appliances.list) {
  return chosenAppliances(counts)
    .filter((load) => loads.includes(load) && !load.notForBattery)
    .map(({ id, one, many, hours }) => {
      const name = counts[id] === 1 ? one : `${counts[id]} ${many}`;
      const ownHours = runHours[id] ?? hours ?? HOURS_PER_DAY;
      return {
        applianceId: id,
        name: ownHours < HOURS_PER_DAY ? fill(runWords.loadForHours, { load: name, hours: plainHours(ownHours) }) : name,
      };
    });
}

/** What `nameLoads` says, as one text: `2 fans, router`. */
export function describeLoads(counts: ApplianceCounts, runHours?: RunHours, loads?: typeof appliances.list): string {
  return nameLoads(counts, runHours, loads)
    .map(({ name }) => name)
    .join(', ');
}

/** Watts as shown: `1,400 W` */
export function inWatts(watts: number): string {
  return fill(runWords.watts, { watts: Math.round(watts) });
}

/** The inverter's own use at each voltage: `10 W at 12V` */
export function listIdleDraws(): string[] {
  return Object.entries(backup.idleDraws).map(([volts, watts]) => fill(formWords.idleDrawAt, { volts, watts }));
}

/** Loads that often run together; the name lists them. */
export interface Household {
  id: string;
  name: string;
  parts: readonly { applianceId: string; name: string }[];
  load: TotalLoad;
}

/** The households with these ids, or all if none are given; the one with the fewest watts first. */
export function listHouseholds(ids?: readonly string[]): Household[] {
  return appliances.households
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map(({ id, counts }) => ({
      id,
      name: capitalise(describeLoads(counts)),
      parts: nameLoads(counts).map(({ applianceId, name }, index) => ({
        applianceId,
        name: index === 0 ? capitalise(name) : name,
      })),
      load: sumLoads(counts),
    }))
    .sort((a, b) => a.load.watts - b.load.watts);
}
