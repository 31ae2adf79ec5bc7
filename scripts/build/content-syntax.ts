import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../support/paths.mjs';
import { listContentFiles } from './pictures/source-images';

/** Codes of TypeScript's parser. */
const INVALID_CHARACTER = 1127;
const EXPECTED = 1005;

/** Letters of a line that a message shows. */
const SHOWN = 70;

/** @throws an error with one line for the first slip of syntax in each file of `content/` */
export function refuseSyntax(): void {
  const problems = listContentFiles().flatMap((file) => {
    const problem = syntaxProblem(readFileSync(path.join(projectRoot, 'content', file)));
    return problem === null ? [] : [`  content/${file}${problem}`];
  });
  if (problems.length > 0) throw new Error(`The content can't be read:\n${problems.join('\n')}`);
}

/**
 * The first slip of syntax in a file: `, line 12, entry "small-pack": a comma is missing at the end of it. It reads: …`; null if
 * there is none.
 */
export function syntaxProblem(bytes: Buffer): string | null {
  if (bytes.subarray(0, 2).toString('latin1') === 'ÿþ' || bytes.subarray(0, 2).toString('latin1') === 'þÿ' || bytes.includes(0)) {
    return ' is saved as "Unicode" or UTF-16; save it as UTF-8.';
  }
  const text = bytes.toString('utf8').replace(/\r\n/g, '\n');
  const [slip] = ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? [];
  if (!slip) return null;
  const lines = text.split('\n');
  const at = slip.start ?? text.length;
  const seen = text.slice(0, at).split('\n').length - 1;
  const before = lines.slice(0, seen).findLastIndex((line) => line.trim() !== '');
  const { line, cause } = causeOf(slip, { lines, seen, before, column: at - text.lastIndexOf('\n', at - 1) - 1 });
  const entry = entryAt(lines, line);
  const above = line === seen && line > 0 ? ' The line above may be meant.' : '';
  return `, line ${line + 1}${entry ? `, entry "${entry}"` : ''}: ${cause}. It reads: ${shown(lines[line])}${above}`;
}

interface Place {
  lines: readonly string[];
  /** Index of the line at which the parser stopped, and of the last line with text before it. */
  seen: number;
  before: number;
  column: number;
}

function causeOf({ code, messageText }: ts.Diagnostic, { lines, seen, before, column }: Place): { line: number; cause: string } {
  const line = lines[seen] ?? '';
  const last = lines[before] ?? '';
  const straight = line.split("'").length - 1;
  if (code === INVALID_CHARACTER && /[‘’“”„«»]/.test(line)) {
    return { line: seen, cause: "quotation marks of Word stand there; write straight ones, ', as the other lines have them" };
  }
  // `'What's it?'` ends after "What".
  if ((straight % 2 === 1 && straight > 1) || (/'$/.test(line.slice(0, column)) && /^\w/.test(line.slice(column)))) {
    return { line: seen, cause: 'a straight apostrophe ends the text too early; write the curly one, ’, inside a text' };
  }
  if (straight === 1) return { line: seen, cause: "a quotation mark is missing; a text begins and ends with '" };
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  // In a list, `id: 'x'` without a brace before it fails at its colon.
  const begins = /^(?:\w+)?$/.test(line.slice(0, column).trim());
  const wantsComma = code === EXPECTED && message.startsWith("','") && begins;
  if (wantsComma && /['\w}\]]$/.test(last.trimEnd())) return { line: before, cause: 'a comma is missing at its end' };
  const atBrace = wantsComma || message.startsWith('Declaration') || /['"][{}[\]]/.test(message) || /^[{}[\]]/.test(line.trim());
  if (atBrace || seen >= lines.length - 1) {
    return {
      line: seen,
      cause: 'a brace, { or }, or a bracket, [ or ], is missing or one too many in this entry or the one above',
    };
  }
  return { line: seen, cause: `it can’t be read (${message.replace(/\.$/, '')}); compare it with the lines above` };
}

/** What names the entry that a line belongs to: its id, question, label, name or title. */
function entryAt(lines: readonly string[], line: number): string | undefined {
  const begin = lines.slice(0, line + 1).findLastIndex((one) => /^ {2,4}(?:[\w'-]+: )?\{$/.test(one));
  const entry = lines.slice(Math.max(0, begin), line + 1).join('\n');
  return /\b(?:id|question|label|name|title): '([^'\n]+)'/.exec(entry)?.[1];
}

function shown(line = ''): string {
  const text = line.trim();
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
