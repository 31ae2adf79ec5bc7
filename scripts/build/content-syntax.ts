import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { transformSync, type Message, type TransformFailure } from 'esbuild';
import { projectRoot } from '../support/paths.mjs';
import { listContentFiles, strayFiles } from './content-files';

/** How many letters of a line a message shows. */
const SHOWN = 70;

/** @throws an error with one line for each stray file of `content/`, else for the first slip of syntax in each */
export function refuseSyntax(): void {
  const stray = strayFiles();
  const problems =
    stray.length > 0
      ? stray
      : listContentFiles().flatMap((file) => {
          const problem = syntaxProblem(readFileSync(`${projectRoot}content/${file}`));
          return problem === null ? [] : [`  content/${file}${problem}`];
        });
  if (problems.length > 0) throw new Error(`The content can't be read:\n${problems.join('\n')}`);
}

/**
 * The first slip of syntax in a file: `, line 12, entry "small-pack": a comma is missing at the end of it. It reads: …`; null if
 * there is none.
 */
export function syntaxProblem(bytes: Buffer): string | null {
  // In UTF-16 half of each line end is a zero byte.
  if (bytes.includes(0)) return ' is saved as "Unicode" or UTF-16; save it as UTF-8.';
  const text = bytes.toString('utf8').replace(/\r\n/g, '\n');
  if (text.trim() === '') return ' is empty; put back its text from your last copy.';
  const lines = text.split('\n');
  if (!isUtf8(bytes)) {
    const wrong = lines.findIndex((line) => line.includes('\ufffd'));
    return ` is saved as "ANSI" or Windows-1252, as line ${wrong + 1} shows; save it as UTF-8. It reads: ${shown(lines[wrong])}`;
  }
  const slip = firstSlip(text);
  if (slip) {
    const { line, cause } = causeOf(slip, lines);
    return describeSlip(lines, line, cause);
  }
  // JavaScript drops a backslash, and with some letters the letter too.
  const line = lines.findIndex((one) => one.includes('\\'));
  return line < 0 ? null : describeSlip(lines, line, 'a backslash, \\, stands there; write / or leave it out');
}

/** The place where a text can't be read; else the first field that an entry has twice, of which the second would win. */
function firstSlip(text: string) {
  try {
    return transformSync(text, { loader: 'ts', logLevel: 'silent' }).warnings.find(({ id }) => id === 'duplicate-object-key');
  } catch (error) {
    return (error as TransformFailure).errors[0];
  }
}

/** A slip in words: `, line 12, entry "small-pack": a comma is missing. It reads: …` */
export function describeSlip(lines: readonly string[], line: number, cause: string): string {
  const entry = entryAt(lines, line);
  return `, line ${line + 1}${entry ? `, entry "${entry}"` : ''}: ${cause}. It reads: ${shown(lines[line])}`;
}

/** What usually causes a slip, by the look of its line. */
function causeOf({ text, location }: Message, lines: readonly string[]) {
  // Where the parser stopped, by its bytes, and the last line with text before it.
  const seen = (location?.line ?? 1) - 1;
  const line = lines[seen] ?? '';
  const read = Buffer.from(line).subarray(0, location?.column).toString();
  const rest = line.slice(read.length);
  const before = lines.slice(0, seen).findLastIndex((line) => line.trim() !== '');
  const last = (lines[before] ?? '').trimEnd();
  const here = (cause: string) => ({ line: seen, cause });
  const [, twice] = /^Duplicate key "(.*)" in/.exec(text) ?? [];
  if (twice) return here(`the entry has "${twice}" twice; delete one of the two`);
  const straight = line.split("'").length - 1;
  if (/^(?:<{7}|={7}|>{7})/.test(line)) {
    return here('two versions of this part were joined; keep the lines of one, and delete those that begin with <, = and >');
  }
  if (/^[‘’“”„«»]/.test(rest)) {
    return here("quotation marks of Word stand there; write straight ones, ', as the other lines have them");
  }
  // The text `'What's it?'` ends after "What".
  if ((straight % 2 === 1 && straight > 1) || (/'$/.test(read) && /^\w/.test(rest))) {
    return here('a straight apostrophe ends the text too early; write the curly one, ’, inside a text');
  }
  if (/^\s*\w+: *\w[^'"`[{(]*$/.test(line) && read.includes(':')) {
    if (/^\s*(?:price|oldPrice):/.test(line)) return here('a price is figures alone; write it as 186000');
    return here("a text stands without quotation marks; write it between two straight ones, '");
  }
  if (straight === 1) return here("a quotation mark is missing; a text begins and ends with '");
  const marks = line.replace(/(['"`]).*?\1/g, "''");
  if (/,\s*,/.test(marks)) return here('two commas stand there; delete one');
  if (/^\s.*;\s*$/.test(marks)) return here('a semicolon stands there; write a comma');
  const [, bare] = /^\s*(\w+|'') +['\d[{]/.exec(marks) ?? [];
  if (bare) return here(`a colon is missing${bare === "''" ? '' : ` after "${bare}"`}`);
  if (last.endsWith(':')) return { line: before, cause: 'nothing stands after it; write its text, or delete the line' };
  if (/^\s*'',?$/.test(marks)) return here('above it the line with its name is missing, such as description:');
  // In a list, `id: 'x'` without a brace before it fails at its colon.
  const wantsComma = text.startsWith('Expected "') && /^\w*$/.test(read.trim());
  if (wantsComma && /['\w}\]]$/.test(last)) return { line: before, cause: 'a comma is missing at its end' };
  if (wantsComma || seen === lines.length - 1 || /^[{}[\]]/.test(line.trim())) {
    return {
      line: line.trim() === '' ? before : seen,
      cause: 'a brace, { or }, or a bracket, [ or ], is missing or one too many in this entry or the one above',
    };
  }
  return here(`it can’t be read from "${shown(rest)}" on; compare it with the lines above`);
}

/** What names the entry that a line belongs to: its id, question, label, name or title. */
function entryAt(lines: readonly string[], line: number) {
  const begin = lines.slice(0, line + 1).findLastIndex((one) => /^ {2,4}(?:[\w'-]+: )?\{$/.test(one));
  const entry = lines.slice(Math.max(0, begin), line + 1).join('\n');
  return /\b(?:id|question|label|name|title): '([^'\n]+)'/.exec(entry)?.[1];
}

function shown(line = '') {
  const text = line.trim();
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
