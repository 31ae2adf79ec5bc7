import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import type { Finder } from './finder';
import { getBackupPacks } from './packs';
import type { Readout } from './readout';
import { toReadout } from './to-readout';
import { recommend } from './recommend';
import { listHouseholds } from './words';

/** The finder with the answers to every choice that it offers. */
export function buildFinder(): Finder {
  const packs = getBackupPacks();
  const chosen: readonly string[] = finder.households;
  const households = listHouseholds().filter(({ id }) => chosen.includes(id));
  const volts = [...backup.systemVolts, null];
  const hours = backup.hours.offered;
  const readouts: Readout[] = [];
  const places = new Map<string, number>();
  const indexes = households.flatMap((load) =>
    volts.flatMap((system) =>
      hours.map((asked) => {
        const readout = toReadout(recommend({ load, hours: asked, volts: system, own: {} }, packs));
        const key = JSON.stringify(readout);
        const place = places.get(key) ?? readouts.push(readout) - 1;
        places.set(key, place);
        return place;
      }),
    ),
  );
  return {
    households: households.map(({ id, name, watts }) => ({ id, name, watts })),
    volts,
    hours,
    first: { household: finder.firstHousehold, volts: null, hours: backup.hours.first },
    readouts,
    indexes,
  };
}
