import { readFileSync } from 'node:fs';
import { projectRoot } from '../support/paths.mjs';
import { writeWhole } from '../support/write-whole';
import { BY_DEFAULT, EVERYWHERE, patternOf, RULES } from './headers';

const read = (file: string) => readFileSync(projectRoot + file, 'utf8');
const everywhere: Readonly<Record<string, string>> = { ...EVERYWHERE, ...BY_DEFAULT };
const variableOf = (header: string) => header.toLowerCase().replaceAll('-', '_');

/** The files of hosts as they should be, by their place in the project. */
export function listHostFiles() {
  const vercel = { ...(JSON.parse(read('vercel.json')) as object), headers: headersForVercel() };
  return {
    'public/_headers': headersForNetlify(),
    'public/.htaccess': withBlocks(read('public/.htaccess'), headersForApache()),
    'scripts/hosts/nginx.conf': withBlocks(read('scripts/hosts/nginx.conf'), mapsForNginx(), headersForNginx()),
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
  };
}

/** Brings the files of hosts up to date. */
export function writeHostFiles(): void {
  for (const [file, text] of Object.entries(listHostFiles())) {
    if (read(file) !== text) writeWhole(projectRoot + file, text);
  }
}

/** A file with `blocks` of lines in place of those that stand between `# begin headers.ts` and `# end`. */
function withBlocks(file: string, ...blocks: string[][]) {
  return file.replace(/(?<=# begin headers\.ts\n)[^]*?(?= *# end\n)/g, () => `${blocks.shift()?.join('\n')}\n`);
}

function headersForNetlify() {
  const places = new Map<string, string[]>();
  // A path stands in the file once: if it stood there twice, Cloudflare would read only the last.
  const add = (place: string, line: string) => places.set(place, [...(places.get(place) ?? [place]), `  ${line}`]);
  for (const [header, value] of Object.entries(EVERYWHERE)) add('/*', `${header}: ${value}`);
  for (const { paths, except = [], header, value } of RULES) {
    for (const place of paths) add(place, `${header}: ${value}`);
    for (const place of except) add(place, `! ${header}`);
  }
  return `# For Netlify and Cloudflare Pages, written by the build from scripts/hosts/headers.ts. By "!" Cloudflare takes a header away.
${[...places.values()].flat().join('\n')}
`;
}

function headersForApache() {
  const set = (header: string, value = '') => `  Header always set ${header} "${value}"`;
  const { 'X-Content-Type-Options': noSniff, ...others } = everywhere;
  return [
    '<IfModule mod_setenvif.c>',
    ...RULES.map((rule) => `  SetEnvIf Request_URI "^/${patternOf(rule)}$" ${variableOf(rule.header)}`),
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...Object.entries(others).map(([header, value]) => set(header, value)),
    ...RULES.map((rule) => `${set(rule.header, rule.value)} env=${variableOf(rule.header)}`),
    `${set('Cache-Control', 'no-store')} "expr=%{REQUEST_STATUS} -ge 400"`,
    // Not without mod_mime: files then come without a type, which browsers must guess.
    '  <IfModule mod_mime.c>',
    `  ${set('X-Content-Type-Options', noSniff)}`,
    '  </IfModule>',
    '</IfModule>',
  ];
}

function mapsForNginx() {
  return RULES.flatMap((rule) => [
    `map "$status $uri" $${variableOf(rule.header)} {`,
    `  default "${everywhere[rule.header] ?? ''}";`,
    ...(rule.header === 'Cache-Control' ? ['  "~^[45]" "no-store";'] : []),
    `  "~^\\d+ /${patternOf(rule)}$" "${rule.value}";`,
    '}',
  ]);
}

function headersForNginx() {
  const mapped = RULES.map(({ header }) => header);
  return [...new Set([...Object.keys(EVERYWHERE), ...mapped])].map((header) => {
    const value = mapped.includes(header) ? `$${variableOf(header)}` : `"${EVERYWHERE[header]}"`;
    return `  add_header ${header} ${value} always;`;
  });
}

/** Vercel's rows of headers: of two values of one header the last counts. */
function headersForVercel() {
  const row = (source: string, headers: Readonly<Record<string, string>>) => ({
    source: `/(${source})`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return [row('.*', EVERYWHERE), ...RULES.map((rule) => row(patternOf(rule), { [rule.header]: rule.value }))];
}
