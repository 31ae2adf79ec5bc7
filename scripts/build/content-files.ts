import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

/** The TypeScript files of `content/`, by path with forward slashes: `shop/products.ts`. */
export function listContentFiles(root = projectRoot): string[] {
  // macOS leaves a `._products.ts` beside files on other systems' disks.
  return listFiles(root, 'content').filter((file) => /(?:^|\/)[^./][^/]*\.ts$/.test(file));
}

/** The files that the site reads and that are missing, and those that it does not read, as copies are; one line each. */
export function strayFiles(root = projectRoot): string[] {
  const rooms = ['app', 'components', 'lib', 'scripts'];
  const wanted = new Set(rooms.flatMap((room) => listImports(root, room, /'@\/content\/([\w/-]+)'/g).map(({ name }) => name)));
  const own = listImports(root, 'content', /'(\.\.?\/[\w./-]+)'/g).map(({ from, name }) => path.posix.join(from, name));
  const files = listContentFiles(root);
  const renamed = listFiles(root, 'content').filter((file) => /\.ts\.\w+$/.test(file));
  const present = [...files, ...renamed.map((file) => file.slice(0, -path.extname(file).length))];
  const problems = [
    ...[...wanted].filter((file) => !present.includes(file)).map((file) => `${file} is missing; put it back from your last copy`),
    ...files
      .filter((file) => !wanted.has(file) && !own.includes(file))
      .map((file) => `${file} is read by no page; if it is a copy, delete it`),
    ...renamed.map((file) => `${file} is not read; call it ${path.posix.basename(file, path.extname(file))}, or delete it`),
  ];
  return problems.map((problem) => `  content/${problem}.`);
}

/** What the files of a room import from the content: `shop/products.ts`, or relative to the folder of the file. */
function listImports(root: string, room: string, pattern: RegExp): { from: string; name: string }[] {
  return listFiles(root, room)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, room, file), 'utf8').matchAll(pattern)].map(([, name]) => ({
        from: path.posix.dirname(file),
        name: `${name}.ts`,
      })),
    );
}

function listFiles(root: string, room: string): string[] {
  const files = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
