import * as z from 'zod';

/** Markup; control characters and those that change the direction of text. */
const MARKUP = /[<>]/;
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const PICTURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:\?[\w.~%&=-]*)?(?:#[\w-]*)?$/;

/** Fields that may hold an empty text. */
const MAY_BE_EMPTY = ['description', 'confirmedOn'];

/**
 * The names allowed in braces, by file or by file and field. `ANY` leaves it to the types of `fill`. In all other texts
 * braces are a mistake.
 */
const ANY = 'any';
const BRACES: Readonly<Record<string, string>> = {
  'backup-calculator': ANY,
  'check-a-battery': ANY,
  'inverter-settings': ANY,
  'lithium-or-tubular': ANY,
  'catalogue-page': 'count from label name page pages rows title to value',
  'chat-messages': 'item',
  controls: 'at count name',
  'enquiry-chat': 'length limit',
  'product-page': 'amps charge date depth discharge efficiency flooded photo tubular volts',
  'products.searchTitle': 'name price',
  'products.searchDescription': 'name price',
  'removed-products': 'name nearest',
  search: 'name page pages price',
};

export interface KnownNames {
  /** The addresses of the site's pages. */
  pages: ReadonlySet<string>;
  /** The source images of `content/pictures/`, without their endings. */
  pictures: ReadonlySet<string>;
}

type Rule = (text: string, known: KnownNames) => string | null;

const isPicture: Rule = (text, { pictures }) => {
  if (isHttpsAddress(text)) return null;
  if (!PICTURE_NAME.test(text)) {
    return `"${text}" is no picture; name one of content/pictures/ without its ending, or give an https address`;
  }
  return pictures.has(text) ? null : `there is no content/pictures/${text}.jpg; add it or name another`;
};

const written =
  (pattern: RegExp, error: string): Rule =>
  (text) =>
    pattern.test(text) ? null : `"${text}" ${error}`;

/** Rules by field name, at any depth. */
const RULES: Readonly<Record<string, Rule>> = {
  href: (text, { pages }) => {
    if (!isLinkAddress(text)) {
      return `"${text}" is no address; write a path of the site, such as /products, or an https address`;
    }
    const [path = ''] = text.split(/[?#]/);
    return !path.startsWith('/') || pages.has(path)
      ? null
      : `"${text}" leads to no page of the site; use one of content/routes.ts`;
  },
  src: isPicture,
  picture: isPicture,
  phonePicture: isPicture,
  emails: written(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'is no email address; write it as sales@example.com'),
  phones: written(/^\+\d[\d ]{6,18}$/, 'is no phone number; write it as +92 300 1234567'),
  whatsApp: written(/^[1-9]\d{7,14}$/, 'is no WhatsApp number; write country code and number in figures only'),
};

/** Checks every text of the content, at any depth. */
export function textsSchema(known: KnownNames) {
  return z.unknown().superRefine((content, { addIssue }) => {
    const walk = (value: unknown, path: readonly string[]): void => {
      const refuse = (message: string | null) => message && addIssue({ code: 'custom', path: [...path], message });
      if (typeof value === 'string') refuse(problemOf(value, path, known));
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (MARKUP.test(name) || name.trim() === '') {
          refuse(`has a name that is empty or holds markup, "${name}"; write plain text`);
        }
        walk(inner, [...path, name]);
      }
    };
    walk(content, []);
  });
}

function problemOf(text: string, path: readonly string[], known: KnownNames): string | null {
  const last = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  if (text.trim() === '') return MAY_BE_EMPTY.includes(last) ? null : 'is empty; write a text';
  const rule = path.findLast((name) => Object.hasOwn(RULES, name));
  const broken = rule === undefined ? null : RULES[rule]?.(text, known);
  if (broken) return broken;
  if (MARKUP.test(text)) return 'holds markup; write plain text without < and >';
  if (UNSEEN.test(text)) return 'holds a character that can’t be seen; type the text anew';
  if (isScript(text) || /^\s*[\\/]{2}/.test(text)) return `"${text}" leads away from the site; write a path or an https address`;
  return braceProblem(text, path[0] ?? '', last, path);
}

function braceProblem(text: string, file: string, field: string, path: readonly string[]): string | null {
  // The product schema checks a guide's braces against the product's specification.
  if (file === 'product-guides' || path.includes('guide') || BRACES[file] === ANY) return null;
  const names = (BRACES[`${file}.${field}`] ?? BRACES[file] ?? '').split(' ').filter(Boolean);
  const wrong = /\{[^{}]*\}?|\}/.exec(text.replace(/\{(\w+)\}/g, (braces, name: string) => (names.includes(name) ? '' : braces)));
  if (!wrong) return null;
  const mend = names.length > 0 ? `use ${names.map((name) => `{${name}}`).join(', ')}` : 'write the text without braces';
  return `holds ${wrong[0]}, which nothing fills in; ${mend}`;
}

/** A path of this site, or an https address without a name and password in it. */
function isLinkAddress(text: string): boolean {
  return PATH.test(text) ? !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text) : isHttpsAddress(text);
}

function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/[^/\\\s]/.test(text) || /[\s\\"'<>]/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Blanks and control characters are dropped first, as browsers do. */
function isScript(text: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(text.replace(/[\u0000-\u0020]/g, ''));
}
