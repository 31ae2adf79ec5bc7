import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../support/list-files';
import { projectRoot } from '../support/paths.mjs';

/** The TypeScript files of `content/`, by path with forward slashes: `shop/products.ts`. */
export function listContentFiles(root = projectRoot): string[] {
  // macOS leaves a `._products.ts` beside files on other systems' disks.
  return listFiles(path.join(root, 'content')).filter((file) => /(?:^|\/)[^./][^/]*\.ts$/.test(file));
}

/** Files that are missing, copies, and files of another ending; one line each, with the mend. */
export function strayFiles(root = projectRoot): string[] {
  const sources = ['app', 'components', 'lib', 'scripts']
    .flatMap((room) => listFiles(path.join(root, room)).map((file) => path.join(root, room, file)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const imports = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'@\/content\/([\w/-]+)'/g)]);
  const wanted = [...new Set(imports.map(([, name]) => `${name}.ts`))];
  const files = listContentFiles(root);
  const renamed = listFiles(path.join(root, 'content')).filter((file) => /\.ts\.\w+$/.test(file));
  const present = [...files, ...renamed.map((file) => file.replace(/\.\w+$/, ''))];
  const nameOf = (file: string) => path.posix.basename(file, '.ts');
  const problems = [
    ...wanted.filter((file) => !present.includes(file)).map((file) => `${file} is missing; put it back from your last copy`),
    ...files.flatMap((file) => {
      if (wanted.includes(file)) return [];
      // `products - Copy.ts`, `site (1).ts`
      const original = wanted.find((other) => files.includes(other) && nameOf(file).includes(nameOf(other)));
      return original ? `${file} is a copy of ${path.posix.basename(original)}; keep it elsewhere, or delete it` : [];
    }),
    ...renamed.map((file) => `${file} is not read; call it ${path.posix.basename(file, path.extname(file))}, or delete it`),
  ];
  return problems.map((problem) => `  content/${problem}.`);
}
