/** A piece of HTML that is safe to put into another. */
class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type { Html };

/** What can stand in a piece of HTML. */
type Value = Html | string | number | boolean | null | undefined | readonly Value[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML with its values escaped; pieces of HTML and lists of them go in as they are, null and false not at all. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

/** Text that is HTML already: style sheets and scripts. */
export function raw(text: string): Html {
  return new Html(text);
}

function print(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(print).join('');
  if (value instanceof Html) return value.text;
  return String(value).replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}
