/** Control characters (Unicode category Cc) other than tab and line feed; no mail or chat program shows them. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Typed text made fit to travel: line ends are LF, control characters go, half characters (lone surrogates, which
 * would make `encodeURIComponent` throw) become U+FFFD. Everything else is unchanged.
 */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD').trim();
}

/** As `cleanText`, and on one line: a line break in a subject could otherwise start a mail header. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/[\n\t\u2028\u2029]+/g, ' ');
}
