/** A piece of HTML, which is inserted into another without escaping. */
class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type { Html };

/** Values that a template may contain. */
type Value = Html | string | number | boolean | null | undefined | readonly Value[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Template tag that escapes values, but not pieces of HTML and lists of them. Null, undefined and false print nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

/** Marks text as HTML, which is not escaped: style sheets and scripts. */
export function raw(text: string): Html {
  return new Html(text);
}

function print(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(print).join('');
  if (value instanceof Html) return value.text;
  return String(value).replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}
