import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeInContent, type ContentModules } from '@/lib/check/problems';
import type { SiteContent } from '@/lib/check/site-schema';
import { listFiles } from '../support/list-files';
import { projectRoot } from '../support/paths.mjs';

/** The TypeScript files of `content/`, by path with forward slashes: `shop/products.ts`. */
export function listContentFiles(root = projectRoot): string[] {
  // macOS leaves a `._products.ts` beside files on other systems' disks.
  return listFiles(path.join(root, 'content')).filter((file) => /(?:^|\/)[^./][^/]*\.ts$/.test(file));
}

/** All that `content/` exports, by file. */
export async function readContent(): Promise<SiteContent> {
  const content: Record<string, unknown> = {};
  // Files are read one after the other: of two files that import a third one at the same time, one may find it empty.
  for (const file of listContentFiles()) {
    if (file !== 'types.ts') content[file.replace(/\.ts$/, '')] = { ...((await import(`../../content/${file}`)) as object) };
  }
  return content as unknown as SiteContent;
}

/** The text of all code that may read content. */
function readCode(root: string) {
  return ['app', 'components', 'lib', 'scripts']
    .flatMap((room) => listFiles(path.join(root, room)).map((file) => path.join(root, room, file)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Files that are missing, copies, files of another ending, and those of `public/` that a build replaces; one line each, with the mend. */
export function strayFiles(root = projectRoot): string[] {
  const wanted = [...new Set([...readCode(root).matchAll(/'@\/content\/([\w/-]+)'/g)].map(([, name]) => `${name}.ts`))];
  const files = listContentFiles(root);
  const renamed = listFiles(path.join(root, 'content')).filter((file) => /\.ts\.\w+$/.test(file));
  const present = [...files, ...renamed.map((file) => file.replace(/\.\w+$/, ''))];
  const nameOf = (file: string) => path.posix.basename(file, '.ts');
  const problems = [
    ...wanted.filter((file) => !present.includes(file)).map((file) => `${file} is missing; put it back from your last copy`),
    ...files.flatMap((file) => {
      if (wanted.includes(file)) return [];
      // The file that one is a copy of: `products - Copy.ts`, `site (1).ts`
      const original = wanted.find((other) => files.includes(other) && nameOf(file).includes(nameOf(other)));
      return original ? `${file} is a copy of ${path.posix.basename(original)}; keep it elsewhere, or delete it` : [];
    }),
    ...renamed.map((file) => `${file} is not read; call it ${path.posix.basename(file, path.extname(file))}, or delete it`),
  ];
  const replaced = listFiles(path.join(root, 'app')).flatMap((file) => {
    const made = `public/${madeOf(file)}`;
    return existsSync(path.join(root, made)) ? `${made} is not used: app/${file} makes the site’s own; delete it` : [];
  });
  return [...problems.map((problem) => `content/${problem}`), ...replaced].map((problem) => `  ${problem}.`);
}

/** The file of an export that a file of `app/` makes. */
function madeOf(file: string) {
  const own = { 'robots.ts': 'robots.txt', 'sitemap.ts': 'sitemap.xml', 'manifest.ts': 'manifest.webmanifest' };
  const page = file.replace(/^page\.tsx$/, 'index.html').replace(/\/page\.tsx$/, '.html');
  return own[file as keyof typeof own] ?? page.replace(/\/route\.ts$/, '');
}

/** Routes without a page; one line each. */
export function missingPages(routes: Readonly<Record<string, string>>, root = projectRoot): string[] {
  return Object.entries(routes).flatMap(([name, address]) => {
    const page = (file: string) => path.posix.join('app', address, file);
    if (['page.tsx', '[[...page]]/page.tsx'].some((file) => existsSync(path.join(root, page(file))))) return [];
    return `  content/routes.ts, field "${name}": ${page('page.tsx')} is missing; have an engineer make it, or delete the line.`;
  });
}

/** Fields whose names stand nowhere in the code, nor where content reads content; one line each. */
export function unreadFields(content: ContentModules, root = projectRoot): string[] {
  const code = readCode(root).replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const texts = listContentFiles(root).map((file) => readFileSync(path.join(root, 'content', file), 'utf8'));
  const read = new Set([
    ...(code.match(/\w+/g) ?? []),
    ...(texts.join('\n').match(/(?<=\.|^import .*)\w+|(?<=')\w+(?=')/gm) ?? []),
  ]);
  const find = (value: unknown, ...place: string[]): string[] =>
    Object.entries(value instanceof Object ? value : {}).flatMap(([name, inner]) => {
      // Names of another form are data: `'Cells in Series'`, `NH00`.
      const isUnread = /^[a-z]\w*$/.test(name) && place.length > 0 && !read.has(name);
      return isUnread
        ? `  ${placeInContent(content, [...place, name])}: nothing reads it; delete it, or write its name as it was.`
        : find(inner, ...place, name);
    });
  return find(content);
}
