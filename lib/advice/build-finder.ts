import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import type { Finder } from './finder';
import { getPacks } from './packs';
import { recommend, type Recommendation } from './recommend';
import { listHouseholds } from './words';

/** The finder with the recommendations for every choice that it offers. */
export function buildFinder(): Finder {
  const packs = getPacks();
  const chosen: readonly string[] = finder.households;
  const households = listHouseholds().filter(({ id }) => chosen.includes(id));
  const [least, most] = backup.hours.limits;
  const hours = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  // As texts, to find those that are alike.
  const all = households.flatMap((load) =>
    [...backup.systemVolts, null].flatMap((volts) =>
      hours.map((asked) => JSON.stringify(recommend({ load, hours: asked, volts, own: {} }, packs))),
    ),
  );
  const different = [...new Set(all)];
  return {
    households: households.map(({ id, name, watts }) => ({ id, name, watts })),
    volts: [...backup.systemVolts.map(String), ''],
    hours: { quantity: 'count', limits: backup.hours.limits },
    first: { household: finder.firstHousehold, volts: '', hours: String(backup.hours.first) },
    recommendations: different.map((text) => JSON.parse(text) as Recommendation),
    indexes: all.map((text) => different.indexOf(text)),
  };
}
