import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

/** The rules of `public/_headers`: the pattern of a path, and the headers below it. */
const rules = readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [place = '', ...lines] = rule.trim().split(/\n\s*/);
    const pattern = place.replace(/[.?+]/g, '\\$&').replace('*', '.*');
    return { place: new RegExp(`^${pattern}$`), headers: lines.map((line) => line.split(/: (.*)/)) };
  });

/**
 * The headers that Cloudflare Pages and our own server send with a path.
 *
 * @param address `/about`, `/pictures/a.avif`
 */
export function headersOf(address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name = '', value] of rules.flatMap(({ place, headers }) => (place.test(address) ? headers : []))) {
    if (name.startsWith('! ')) delete found[name.slice(2)];
    else if (value) found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...found };
}
