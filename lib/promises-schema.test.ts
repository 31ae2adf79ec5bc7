import { expect, test } from '@jest/globals';
import { promiseProblems } from './promises-schema';

const TODAY = '2026-11-22';
const problemsOf = (confirmedOn: string) => promiseProblems({ visitors: { says: 'Visitors are welcome.', confirmedOn } }, TODAY);

test.each(['', '2024-02-29', '2026-11-21', TODAY])('confirmed on "%s" is right', (confirmedOn) => {
  expect(problemsOf(confirmedOn)).toEqual([]);
});

test.each(['22-11-2026', '2026-11-31', '2026-13-01', '2026-11-22T10:00', ' ', 'yes'])(
  'confirmed on "%s" is refused, with file, entry, field and correction',
  (confirmedOn) => {
    expect(problemsOf(confirmedOn)).toEqual([
      `  content/promises.ts, entry "visitors", field "confirmedOn": "${confirmedOn}" is no date; write it as 2026-11-20, or leave it empty ('').`,
    ]);
  },
);

test('a day that has not come is refused', () => {
  expect(problemsOf('2026-11-23')).toEqual([
    '  content/promises.ts, entry "visitors", field "confirmedOn": "2026-11-23" is after today; write the day on which the owner confirmed it.',
  ]);
});
