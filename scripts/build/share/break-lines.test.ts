import { expect, test } from '@jest/globals';
import { breakLines } from './break-lines';

const measure = (line: string) => line.length;

test('takes as few lines as fit, as even as they can be', () => {
  expect(breakLines('one', 10, measure)).toEqual(['one']);
  expect(breakLines('aaaa bbbb cccc', 9, measure)).toEqual(['aaaa bbbb', 'cccc']);
  expect(breakLines('a b c d e f', 7, measure)).toEqual(['a b c', 'd e f']);
  expect(breakLines('Talk to the people who build it', 12, measure)).toEqual(['Talk to the', 'people who', 'build it']);
});

test('a word too wide for the room stands alone', () => {
  expect(breakLines('a enormously b', 5, measure)).toEqual(['a', 'enormously', 'b']);
});
