import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../support/paths.mjs';
import { listContentFiles } from './content-files';
import { describeSlip, refuseSyntax } from './content-syntax';

/** Codes of TypeScript's checker for a name that isn't there: of a module, of what it exports, of a variable or of a field. */
const MISSING = new Set([2304, 2305, 2307, 2339, 2551, 2552, 2724]);

/**
 * Refuses names that content lacks. Only for content that is wrong or can't be loaded: it takes longer than all other checks.
 *
 * @param site files that read content
 * @throws an error with one line for each file that can't be read, else for each name that isn't there
 */
export function refuseMissingNames(site: readonly string[] = []): void {
  refuseSyntax();
  const folder = `${projectRoot}content`;
  const problems = missingNames(folder, [...listContentFiles().map((file) => `${folder}/${file}`), ...site]);
  if (problems.length > 0) throw new Error(`The content lacks what is read of it:\n${problems.join('\n')}`);
}

/** Refuses names that pages read and content lacks. It takes TypeScript a while: a build does it beside Next, in another process. */
export async function main(): Promise<void> {
  refuseMissingNames(ts.sys.readDirectory(`${projectRoot}app`, ['.ts', '.tsx']));
}

/** TypeScript's view of the files, with the project's own settings, but without Jest's globals. */
function createProgram(files: readonly string[]) {
  const { compilerOptions } = ts.readConfigFile(`${projectRoot}tsconfig.json`, ts.sys.readFile).config as {
    compilerOptions: object;
  };
  return ts.createProgram(files, { ...ts.convertCompilerOptionsFromJson(compilerOptions, projectRoot).options, types: [] });
}

/** Names that content files read of each other, `promises.seenfirst` for `seenFirst`, and that the site reads of them. */
export function missingNames(folder: string, files: readonly string[]): string[] {
  const program = createProgram(files);
  const checker = program.getTypeChecker();
  const isContent = ({ fileName }: ts.SourceFile) => !path.relative(folder, fileName).startsWith('..');
  const say = (node: ts.Node, cause: string) => {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const place = path.relative(folder, source.fileName).replaceAll('\\', '/');
    return `  content/${place}${describeSlip(source.text.split(/\r?\n/), line, cause)}`;
  };

  /** The object of the content that lacks a field, among what is read around a place. */
  const holderOf = (read: ts.Node, name: string): ts.Node | undefined => {
    const holderIn = (node: ts.Node): ts.Node | undefined => {
      const type = checker.getTypeAtLocation(node);
      const types = type.isUnion() ? type.types : [type];
      const lacking = types.filter((one) => !one.getProperty(name)).flatMap(({ symbol }) => symbol?.declarations ?? []);
      return lacking.find((one) => ts.isObjectLiteralExpression(one) && isContent(one.getSourceFile()));
    };
    for (let node = read; !ts.isStatement(node); node = node.parent) {
      const holder = holderIn(node) ?? ts.forEachChild(node, holderIn);
      if (holder) return holder;
    }
  };

  const declarationOf = (read: ts.Node, name: string) =>
    ts.isPropertyAccessExpression(read.parent)
      ? checker.getTypeAtLocation(read.parent.expression).getProperty(name)?.declarations?.[0]
      : undefined;
  const texts = program.getSourceFiles().flatMap((file) => (isContent(file) ? file.text : []));
  const timesRead = (name: string) => texts.join().split(`.${name}.`).length - 1;

  const problems = program.getSemanticDiagnostics().flatMap(({ file, start = 0, length = 0, code, messageText }) => {
    if (!file) return [];
    const words = ts.flattenDiagnosticMessageText(messageText, ' ');
    const node = nodeAt(file, start, length);
    if (isContent(file) && MISSING.has(code)) {
      const word = node.getText().replace(/^'(.*)'$/, '$1');
      const near = /Did you mean '([^']+)'/i.exec(words)?.[1];
      const declared = near && declarationOf(node, near);
      // One reader may be misspelt; where there are several, what they read has another name.
      if (declared && timesRead(word) > 1) return say(declared, `"${near}" is read as "${word}"; write that`);
      const mend = near ? `write "${near}"` : 'compare it with the file that it comes from';
      return say(node, `there is no "${word}"; ${mend}`);
    }
    const [, name] = [...words.matchAll(/Property '([^']+)' (?:is missing|does not exist)/g)].at(-1) ?? [];
    const holder = name && (isContent(file) ? node : holderOf(node, name));
    return holder ? say(holder, `"${name}" is missing in it; put its line back from your last copy`) : [];
  });
  return [...new Set(problems)];
}

/** The node that a diagnostic underlines. */
function nodeAt(source: ts.SourceFile, start: number, length: number): ts.Node {
  const find = (node: ts.Node): ts.Node | undefined =>
    node.getStart() <= start && start + length <= node.end ? (ts.forEachChild(node, find) ?? node) : undefined;
  return find(source) ?? source;
}
