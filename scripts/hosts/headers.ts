import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

/** The rules of a `_headers` file, with line ends of either kind: a path, which may end in `*`, and the headers below it. */
export function readRules(text: string) {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^#.*\n/gm, '')
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [place = '', ...lines] = rule.trim().split(/\n\s*/);
      return { place, headers: lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [name: string, value: string]) };
    });
}

const rules = readRules(readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8'));

/**
 * The headers that Netlify, Cloudflare Pages and our own server send with a path.
 *
 * @param address `/about`, `/pictures/a.avif`
 */
export function headersOf(address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { place, headers } of rules) {
    if (place.endsWith('*') ? !address.startsWith(place.slice(0, -1)) : address !== place) continue;
    for (const [name, value] of headers) found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...found };
}
