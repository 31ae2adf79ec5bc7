import { expect, test } from '@jest/globals';
import { findReactModule, putReactFirst } from './react-first';

const ENTRIES = [{ otherChunks: ['a.js', 'react.js'], runtimeModuleIds: [1] }];
const chunkOf = (modules: string) => `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["a.js",${modules}]);`;

test('React is run before the entry, with the same chunks', () => {
  expect(putReactFirst(ENTRIES, (chunk) => (chunk === 'react.js' ? 7 : undefined))).toEqual([
    { otherChunks: ['a.js', 'react.js'], runtimeModuleIds: [7] },
    ...ENTRIES,
  ]);
});

test.each([0, 2])('an entry whose chunks hold React %s times stops the build', (times) => {
  const held = ENTRIES[0]?.otherChunks.slice(0, times) ?? [];
  expect(() => putReactFirst(ENTRIES, (chunk) => (held.includes(chunk) ? 7 : undefined))).toThrow(
    `${times} of its chunks hold React`,
  );
});

test('React’s module is the one that hydrates, not one that hands it on', () => {
  const others = '5,(e,t)=>{t.exports=e.r(7)},6,(e)=>{e.hydrate=1}';
  expect(findReactModule(chunkOf(`${others},7,(e,t,r)=>{r.hydrateRoot=function(){}}`))).toBe(7);
  expect(findReactModule(chunkOf(others))).toBeUndefined();
});
