import { readFileSync } from 'node:fs';
import { colours } from './colours';

test.each(Object.entries(colours))('%s has the value of the style sheet', (name, value) => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--color-${name}: ${value};`);
});
