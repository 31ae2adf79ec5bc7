import { expect, test } from '@jest/globals';
import { packIco } from './ico.mjs';

test('lists each picture with its side, length and place', () => {
  const ico = packIco([
    { side: 16, data: Buffer.from('small') },
    { side: 256, data: Buffer.from('large one') },
  ]);
  expect(ico.readUInt16LE(4)).toBe(2);
  const [first, second] = [ico.subarray(6), ico.subarray(22)];
  expect([first[0], second[0]]).toEqual([16, 0]);
  expect(ico.subarray(first.readUInt32LE(12)).toString()).toBe('smalllarge one');
  expect(ico.subarray(second.readUInt32LE(12), second.readUInt32LE(12) + second.readUInt32LE(8)).toString()).toBe('large one');
});
