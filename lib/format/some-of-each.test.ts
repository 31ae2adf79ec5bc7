import { someOfEach } from './some-of-each';

test.each([
  [4, ['a1', 'a2', 'b1', 'c1']],
  [2, ['a1', 'b1']],
])('%i of five items are of each kind, in their order', (most, chosen) => {
  expect(someOfEach(['a1', 'a2', 'a3', 'b1', 'c1'], most, ([kind]) => kind)).toEqual(chosen);
});
