import { describe, expect, test } from '@jest/globals';
import { checkSearchEntries, dateProblem, searchProblems } from './search-schema';

const entry = {
  file: 'content/search.ts',
  entry: '/about',
  title: 'A title of just about the right length',
  description:
    'A description that is long enough to be taken whole, and short enough that it is not cut off before it comes to its end, more or less.',
};

test('the content keeps the rules', () => {
  expect(() => checkSearchEntries()).not.toThrow();
  expect(searchProblems([entry])).toEqual([]);
});

describe('each rule is seen to fail, naming file, entry, field and correction', () => {
  test.each([
    ['title', 'x'.repeat(29), '29 characters; write 30 to 60'],
    ['title', 'x'.repeat(61), '61 characters; write 30 to 60'],
    ['description', 'x'.repeat(119), '119 characters; write 120 to 160'],
    ['description', 'x'.repeat(161), '161 characters; write 120 to 160'],
  ])('%s of the wrong length', (field, text, message) => {
    const problems = searchProblems([{ ...entry, [field]: text }]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/search.ts, entry "/about", field "${field}": has ${message}`);
  });

  test.each([
    ['title', 30],
    ['title', 60],
    ['description', 120],
    ['description', 160],
  ])('%s of %i characters is right', (field, length) => {
    expect(searchProblems([{ ...entry, [field]: 'x'.repeat(length) }])).toEqual([]);
  });

  test.each(['title', 'description'])('%s used twice', (field) => {
    const twin = { ...entry, entry: '/contact', title: `${entry.title}!`, description: `${entry.description}!` };
    const problems = searchProblems([entry, { ...twin, [field]: entry[field as 'title'] }]);
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`entry "/contact", field "${field}":.* is used twice; give each page its own`)),
    ]);
  });

  test('a phrase that the catalogue must name', () => {
    const problems = searchProblems([{ ...entry, entry: '/products' }]);
    expect(problems.join('\n')).toContain('field "description": must name "12V to 48V"; add it');
    expect(problems.join('\n')).toContain('field "description": must name "10kW to 20kW"; add it');
  });

  test.each(['', '20-11-2026', '2026-13-01', '2026-02-30', '2026-11-20T10:00'])('the day "%s"', (updated) => {
    expect(dateProblem({ ...entry, updated })).toEqual([expect.stringContaining('field "updated"')]);
    expect(dateProblem({ ...entry, updated: '2026-11-20' })).toEqual([]);
  });
});
