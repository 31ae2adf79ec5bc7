/** `npm run check:launch`: lists what only the owner can fill in and has not yet. Fails while there is any of it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { products } from '@/content/products';
import { site } from '@/content/site';
import { isPlaceholder } from '@/lib/placeholder';

const VARIABLES_FILE = '.env.example';

/** Files that a build reads its variables from, as Next does: the earlier wins, and the shell's own over all. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Empty means the service's own address, so it may stay empty. */
const OPTIONAL = 'NEXT_PUBLIC_EMAILJS_ORIGIN';

type Environment = Record<string, string | undefined>;

export async function main(): Promise<void> {
  const { ready, text } = launchReport({ site, products }, listVariables('.', process.env));
  console.log(text);
  if (!ready) process.exitCode = 1;
}

/**
 * @param content what the owner's facts stand in
 * @param variables a line for each that is still to be set
 */
export function launchReport(
  content: { site: object; products: readonly { id: string }[] },
  variables: string[],
): { ready: boolean; text: string } {
  const groups = [
    { where: 'content/site.ts', lines: listPlaceholders(content.site) },
    {
      where: 'content/products.ts',
      lines: content.products.flatMap(({ id, ...fields }) => listPlaceholders(fields).map((line) => `${id}: ${line}`)),
    },
    { where: 'the environment of the build, or .env.local (see .env.example)', lines: variables },
  ].filter(({ lines }) => lines.length > 0);
  if (groups.length === 0) return { ready: true, text: 'Ready to launch: no placeholder is left.' };

  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const sections = groups.map(({ where, lines }) => `\nIn ${where}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  return { ready: false, text: [`${count} ${count === 1 ? 'value is' : 'values are'} still to be set.`, ...sections].join('\n') };
}

/** One line for each variable of `.env.example` that a build in `folder` would not find filled in. */
export function listVariables(folder: string, shell: Environment): string[] {
  const environment = { ...readEnvFiles(folder), ...shell };
  const known = Object.keys(parseEnv(readFileSync(VARIABLES_FILE, 'utf8'))).filter((name) => name.startsWith('NEXT_PUBLIC_'));
  if (known.length === 0) throw new Error(`${VARIABLES_FILE} names no NEXT_PUBLIC_ variable; list them there`);
  return known.flatMap((name) => {
    const value = environment[name];
    if (!value) return name === OPTIONAL ? [] : [`${name} is not set`];
    return isPlaceholder(value) ? [`${name} is still "${value}"`] : [];
  });
}

/** One line for each placeholder inside a content value: its field, and what stands there now. */
function listPlaceholders(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [`${field} is still "${value}"`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listPlaceholders(inner, field ? `${field}.${name}` : name));
}

function readEnvFiles(folder: string): Environment {
  const files = ENV_FILES.map((file) => path.join(folder, file)).filter((file) => existsSync(file));
  return Object.assign({}, ...files.toReversed().map((file) => parseEnv(readFileSync(file, 'utf8'))));
}
