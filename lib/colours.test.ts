import { readFileSync } from 'node:fs';
import { colours } from './colours';

test.each(Object.entries(colours))('%s has the value of the style sheet', (name, value) => {
  const styles = readFileSync('app/globals.css', 'utf8');
  expect(styles).toContain(`--color-${name}: ${value};`);
});
