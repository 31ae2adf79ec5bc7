/** Control characters (Unicode category Cc) other than tab and line feed; no mail or chat program shows them. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Trims, makes line ends LF, removes control characters, and replaces lone surrogates by U+FFFD, since
 * `encodeURIComponent` throws on them. Everything else is unchanged.
 */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD').trim();
}

/** `cleanText` on one line: a line break in a subject could start a mail header. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/[\n\t\u2028\u2029]+/g, ' ');
}

/** A field of a form, whose message alone keeps its lines. */
export function cleanField(name: string, typed: string): string {
  return name === 'message' ? cleanText(typed) : cleanLine(typed);
}
