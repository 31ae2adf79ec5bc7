/** Control characters (Unicode category Cc) other than tab and line feed; no mail or chat program shows them. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * A field of a form as it is sent: trimmed, with LF line ends, without control characters, and with U+FFFD in place of lone
 * surrogates, on which `encodeURIComponent` throws. Only a message keeps its lines: a line break in a subject could start a mail
 * header. Everything else is unchanged.
 */
export function cleanField(name: string, typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD').trim();
  return name === 'message' ? text : text.replace(/[\n\t\u2028\u2029]+/g, ' ');
}
