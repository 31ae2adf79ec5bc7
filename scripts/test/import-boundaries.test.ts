/*
 * The rooms of the project and which may know of which. Rules that a person would have to remember otherwise.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const ROOMS = ['app', 'components', 'content', 'lib', 'e2e', 'scripts'];
const ENDINGS = ['.ts', '.tsx', '.mjs'];

/**
 * What no island may bring into the browser: content as values, and what reads all of it. Excepted are the few words that
 * no props can bring: chat messages are written where they are sent, and Next hands its error pages nothing; and addresses.
 */
const SERVER_ONLY = /^(?:content\/(?!(?:chat-messages|error-pages|routes)\.ts$)|lib\/(?:catalogue|product-view|pictures)\.ts$)/;

interface Import {
  /** A file of the project, or the name of a package. */
  target: string;
  typeOnly: boolean;
}

interface SourceFile {
  name: string;
  lines: number;
  text: string;
  island: boolean;
  imports: Import[];
  statements: readonly ts.Statement[];
}

const names = new Set(ROOMS.flatMap(listSources));
const files = Array.from(names, readSource);
const byName = new Map(files.map((file) => [file.name, file]));
const ofRoom = (room: string) => files.filter(({ name }) => name.startsWith(`${room}/`) && !/\.(?:test|spec)\.ts$/.test(name));
const roomOf = (target: string) => (byName.has(target) ? target.split('/')[0] : 'package');
const islands = files.filter(({ island }) => island);

/** `from → to` for each import that breaks a rule. */
function offences(sources: readonly SourceFile[], breaks: (imported: Import, from: SourceFile) => boolean): string[] {
  expect(sources.length).toBeGreaterThan(3);
  return sources.flatMap((from) =>
    from.imports.filter((imported) => breaks(imported, from)).map(({ target }) => `${from.name} → ${target}`),
  );
}

test('every import within the project leads to a file that this test has read', () => {
  const unknown = files.flatMap(({ name, imports }) =>
    imports.filter(({ target }) => /^unknown:/.test(target)).map(({ target }) => `${name} → ${target}`),
  );
  expect(unknown).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(({ imports }) => imports).filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(20);
});

describe('who may know of whom', () => {
  test('content knows of nothing but content', () => {
    expect(offences(ofRoom('content'), ({ target }) => roomOf(target) !== 'content')).toEqual([]);
  });

  test('lib knows of content and lib', () => {
    expect(offences(ofRoom('lib'), ({ target }) => !['lib', 'content', 'package'].includes(roomOf(target) ?? ''))).toEqual([]);
  });

  test('components know of components, lib and content', () => {
    expect(
      offences(ofRoom('components'), ({ target }) => !['components', 'lib', 'content', 'package'].includes(roomOf(target) ?? '')),
    ).toEqual([]);
  });

  test('pages know nothing of tests and build scripts', () => {
    expect(offences(ofRoom('app'), ({ target }) => ['e2e', 'scripts'].includes(roomOf(target) ?? ''))).toEqual([]);
  });

  test('only scripts and tests read files or start programs', () => {
    const site = ['app', 'components', 'content', 'lib'].flatMap(ofRoom);
    expect(offences(site, ({ target }) => target.startsWith('node:'))).toEqual([]);
  });
});

describe('what reaches the browser', () => {
  test('there are islands to look at', () => {
    expect(islands.length).toBeGreaterThan(10);
    // Next wants its two error pages to be islands.
    expect(islands.filter(({ name }) => !/^components\/|^app\/(?:global-)?error\.tsx$/.test(name))).toEqual([]);
  });

  test.each(islands.map(({ name }) => name))('%s takes types of the content only', (name) => {
    expect(reachOf(name).filter((reached) => SERVER_ONLY.test(reached))).toEqual([]);
  });

  test('the walk over imports finds what a server component reaches', () => {
    expect(reachOf('app/products/[[...page]]/page.tsx')).toEqual(
      expect.arrayContaining(['content/products.ts', 'lib/catalogue.ts', 'lib/pictures.ts']),
    );
    expect(reachOf('components/layout/mobile-menu.tsx')).toContain('components/enquiry/email-form.tsx');
  });
});

describe('how files are named and cut', () => {
  test('no file is a bag of leftovers', () => {
    const bags = files.filter(({ name }) =>
      /(?:^|[/.-])(?:utils?|helpers?|common|misc|shared|index|[vV]\d)(?:[.-]|$)/.test(name.replace(/\.(?:tsx?|mjs)$/, '')),
    );
    expect(bags.map(({ name }) => name)).toEqual([]);
  });

  test('names are in kebab-case', () => {
    const odd = files.filter(
      ({ name }) => !/^(?:[a-z0-9-]+|\[[a-z]+\]|meta-catalogue\.csv)$/.test(name.split('/').at(-1)?.split('.')[0] ?? ''),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('no file only passes on what others export', () => {
    const barrels = files.filter(
      ({ statements }) => statements.length > 0 && statements.every((one) => ts.isExportDeclaration(one) && one.moduleSpecifier),
    );
    expect(barrels.map(({ name }) => name)).toEqual([]);
  });

  test('pages and layouts have at most 100 lines', () => {
    const pages = ofRoom('app').filter(({ name }) => name.endsWith('.tsx'));
    expect(pages.length).toBeGreaterThan(6);
    expect(pages.filter(({ lines }) => lines > 100).map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
  });

  test('exports have names, except where Next or a tool asks for a default', () => {
    const next = /^app\/.*(?:page|layout|not-found|error|sitemap|robots|manifest)\.tsx?$|(?:config|eslint-rules)\.(?:mjs|ts)$/;
    const defaults = files.filter(({ name, statements }) => !next.test(name) && statements.some(isDefaultExport));
    expect(defaults.map(({ name }) => name)).toEqual([]);
  });

  test('no rule of the linter or the compiler is switched off', () => {
    const off = new RegExp(['eslint-dis' + 'able', '@ts-ig' + 'nore', '@ts-no' + 'check'].join('|'));
    expect(files.filter(({ text }) => off.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

/** All that is loaded with a file, itself left out: value imports, direct and indirect, also those fetched later. */
function reachOf(name: string, seen = new Set<string>()): string[] {
  for (const { target, typeOnly } of byName.get(name)?.imports ?? []) {
    if (typeOnly || seen.has(target)) continue;
    seen.add(target);
    reachOf(target, seen);
  }
  return [...seen];
}

function listSources(room: string): string[] {
  return readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ENDINGS.includes(path.extname(entry.name)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

function readSource(name: string): SourceFile {
  const text = readFileSync(path.join(root, name), 'utf8');
  const source = ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined,
  );
  return {
    name,
    text,
    lines: text.trimEnd().split('\n').length,
    island: /^\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(text),
    imports: listImports(source),
    statements: source.statements,
  };
}

function listImports(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Expression | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteral(specifier)) found.push({ target: resolve(source.fileName, specifier.text), typeOnly });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  return (
    !name && !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  return (
    ts.canHaveModifiers(statement) && !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** A specifier as a file of the project; packages, styles and generated files keep their name. */
function resolve(from: string, specifier: string): string {
  const inProject = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null;
  if (inProject === null || /\.(?:css|json)$/.test(inProject)) return specifier;
  const candidates = [inProject, ...ENDINGS.map((ending) => inProject + ending)];
  return candidates.find((candidate) => names.has(candidate)) ?? `unknown:${specifier}`;
}
