import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import type { BackupFigures } from '@/content/types';
import { ContentError } from '../content-schema';
import { checkBackupFigures } from './backup-schema';

/** The lines of the error that stops the build; empty when nothing does. */
function problemsOf(changed: object): readonly string[] {
  try {
    checkBackupFigures({ ...backup, ...changed } as BackupFigures);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const [fan, ...others] = backup.loads;
const [room, ...households] = backup.households;
const withFan = (changed: object) => ({ loads: [{ ...fan, ...changed }, ...others] });
const withRoom = (changed: object) => ({ households: [{ ...room, ...changed }, ...households] });

test('the figures as they are pass', () => {
  expect(problemsOf({})).toEqual([]);
});

describe.each<[rule: string, changed: object, line: string]>([
  [
    'watts out of bounds',
    withFan({ watts: 0, range: [0, 0] }),
    'entry load "fan", field "watts": 0 is out of bounds; write watts from 1 to 20000',
  ],
  ['watts in words', withFan({ watts: '80 W' }), 'entry load "fan", field "watts": is no figure; write watts from 1 to 20000'],
  [
    'watts outside their range',
    withFan({ watts: 160 }),
    'entry load "fan", field "watts": lie outside the range; change the one or the other',
  ],
  [
    'a range the wrong way round',
    withFan({ range: [150, 60] }),
    'entry load "fan", field "range": has its least above its most; turn the two round',
  ],
  ['no label', withFan({ label: ' ' }), 'entry load "fan", field "label": is empty; write a text'],
  [
    'an id that no address can carry',
    withRoom({ id: 'A room' }),
    'entry household "A room", field "id": is not an id; use lower-case letters and figures',
  ],
  [
    'a load that is none',
    withRoom({ counts: { heater: 1 } }),
    'entry household "room", field "counts.heater": is no load; use one of fan, dcfan,',
  ],
  [
    'half a fan',
    withRoom({ counts: { fan: 0.5 } }),
    'entry household "room", field "counts.fan": 0.5 is no count; write a whole number from 1 to 12',
  ],
  [
    'a household of nothing',
    withRoom({ counts: {} }),
    'entry household "room", field "counts": is empty; name at least one load',
  ],
  ['no household', { households: [] }, 'entry backup, field "households": is empty; name at least one'],
  ['an id used twice', withRoom({ id: 'ac' }), 'entry "ac", field "id": is used twice; give each its own'],
  [
    'a share above all of it',
    { advisedShareOfLimit: 80 },
    'entry backup, field "advisedShareOfLimit": 80 is out of bounds; write a share from 0.05 to 1',
  ],
  [
    'a careful figure above the estimate',
    { losses: { ...backup.losses, careful: { depth: 0.95, efficiency: 0.7 } } },
    'entry backup, field "losses": are out of order; careful is at most the estimate',
  ],
  [
    'first hours that are not offered',
    { hours: { offered: [2, 6], first: 4 } },
    'entry backup, field "hours.first": is not offered; use one of the hours offered',
  ],
  [
    'systems out of order',
    { systemVolts: [24, 12] },
    'entry backup, field "systemVolts": are out of order; write the lowest first',
  ],
  [
    'a gentle depth above the deep one',
    { leadAcid: { ...backup.leadAcid, gentleDepth: 0.9 } },
    'entry backup, field "leadAcid.gentleDepth": is above deepDepth',
  ],
])('%s', (_, changed, line) => {
  test('stops the build, naming file, entry, field and correction', () => {
    expect(problemsOf(changed)).toEqual([expect.stringContaining(`  content/backup.ts, ${line}`)]);
  });
});
