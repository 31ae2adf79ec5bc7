import * as z from 'zod';
import { FILLED_TEXTS } from './filled-texts';

const MARKUP = /[<>]/;

/** Characters that come in by copying, with what they are called. Joiners belong into Urdu words and emoji, not after ASCII. */
const UNWANTED: readonly (readonly [character: RegExp, what: string])[] = [
  [/\u00ad/, 'a soft hyphen'],
  [/[\u00a0\u2007\u202f]/, 'a no-break space'],
  [/[\u200b\u2060\ufeff]|(?<=^|[\u0020-\u007e])[\u200c\u200d]/, 'a character of no width'],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'a character that turns the text around'],
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/, 'a control character'],
  [/\ufffd/, 'the sign of a lost letter, �'],
  [/â[€\u0080-\u00bf]\S?|[ÂÃ][\u00a0-\u00bf]/, 'letters of a wrong encoding'],
];

const PICTURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:\?[\w.~%&=-]*)?(?:#[\w-]*)?$/;

/** Fields that may hold an empty text. */
const MAY_BE_EMPTY = ['description', 'confirmedOn'];

export interface Known {
  /** The date in Okara, as `2026-11-02`. */
  today: string;
  /** The addresses of the site's pages. */
  pages: ReadonlySet<string>;
  /** The source images of `content/pictures/`, without their endings. */
  pictures: ReadonlySet<string>;
  /** The ids of the households in `content/advice/backup.ts`. */
  households: ReadonlySet<string>;
}

type Rule = (text: string, known: Known) => string | null;

const isPicture: Rule = (text, { pictures }) => {
  if (isHttpsAddress(text)) return null;
  if (!PICTURE_NAME.test(text)) {
    return `"${text}" is no picture; name one of content/pictures/ without its ending, or give an https address`;
  }
  return pictures.has(text) ? null : `there is no content/pictures/${text}.jpg; add it or name another`;
};

const isHousehold: Rule = (text, { households }) =>
  households.has(text) ? null : `"${text}" is no household of content/advice/backup.ts; use one of ${[...households].join(', ')}`;

const written =
  (pattern: RegExp, error: string): Rule =>
  (text) =>
    pattern.test(text) ? null : `"${text}" ${error}`;

/** A day that is not after today, or not after the same day so many years later. */
const until =
  (mend: string, years = 0): Rule =>
  (text, { today }) => {
    if (!z.iso.date().safeParse(text).success) return `"${text}" is no date; write year, month and day, such as 2026-11-20`;
    const last = Number(today.slice(0, 4)) + years + today.slice(4);
    return text <= last ? null : `"${text}" is after ${last}; write ${mend}`;
  };

/** A number of Pakistan that can't be dialled: WhatsApp opens a chat with nobody. */
function dialProblem(text: string, figures: string): string | null {
  if (/^920/.test(figures)) return `"${text}" has a 0 after 92; write the number without that 0`;
  if (/^3\d{9}$/.test(figures)) return `"${text}" lacks the country code; write 92 before it`;
  const wanted = /^923/.test(figures) ? '12' : '11 or 12';
  return !figures.startsWith('92') || wanted.includes(String(figures.length))
    ? null
    : `"${text}" has ${figures.length} figures; with its 92 it should have ${wanted}`;
}

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
  households: isHousehold,
  firstHousehold: isHousehold,
  emails: written(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'is no email address; write it as sales@example.com'),
  phones: (text) =>
    /^\+\d[\d ]{6,18}$/.test(text)
      ? dialProblem(text, text.replace(/\D/g, ''))
      : `"${text}" is no phone number; write it as +92 300 1234567`,
  updated: until('the day of the last change'),
  priceDate: until('the day on which the price was set'),
  confirmedOn: until('the day on which the owner confirmed it, or leave it empty'),
  securityContactValidUntil: until('a day within a year', 1),
  chatNumbers: (text) =>
    /^[1-9]\d{7,14}$/.test(text)
      ? dialProblem(text, text)
      : `"${text}" is no WhatsApp number; write it as 923001234567, country code and number in figures only`,
};

/** Checks every text of the content, at any depth. */
export function textsSchema(known: Known) {
  return z.unknown().superRefine((content, { addIssue }) => {
    const walk = (value: unknown, path: readonly string[]): void => {
      const refuse = (message: string | null) => message && addIssue({ code: 'custom', path: [...path], message });
      if (typeof value === 'string') {
        refuse(problemOf(value, path, known));
        return;
      }
      for (const [name, inner] of Object.entries(value ?? {})) {
        refuse(unwantedProblem(name));
        if (MARKUP.test(name) || name.trim() === '') {
          refuse(`has a name that is empty or holds markup, "${name}"; write plain text`);
        }
        walk(inner, [...path, name]);
      }
    };
    walk(content, []);
  });
}

function problemOf(text: string, path: readonly string[], known: Known): string | null {
  const last = path.findLast((name) => !/^\d+$/.test(name));
  if (text.trim() === '') return MAY_BE_EMPTY.some((name) => name === last) ? null : 'is empty; write a text';
  const unwanted = unwantedProblem(text);
  if (unwanted) return unwanted;
  const rules = path.filter((name) => Object.hasOwn(RULES, name)).map((name) => RULES[name]);
  const broken = rules.at(-1)?.(text, known);
  if (broken) return broken;
  if (MARKUP.test(text)) return 'holds markup; write plain text without < and >';
  if (isScript(text) || /^\s*[\\/]{2}/.test(text)) return `"${text}" leads away from the site; write a path or an https address`;
  return braceProblem(text, path);
}

function unwantedProblem(text: string): string | null {
  for (const [character, what] of UNWANTED) {
    const found = character.exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index).match(/\S{0,12}\s?$/)?.[0];
    const place = before ? `after "${before}"` : 'at the beginning';
    const [letters] = found;
    const shown = /\p{L}/u.test(letters) ? letters : `U+${letters.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return `holds ${what} (${shown}) ${place}; delete it and type that part anew`;
  }
  // What a name of another content file gives that isn’t there.
  return /\bundefined\b/.test(text) ? 'holds "undefined"; a name in ${…} is misspelt' : null;
}

function braceProblem(text: string, path: readonly string[]): string | null {
  // The product schema checks a guide's braces against the product's specification.
  if (path[0] === 'shop/product-guides' || path.includes('guide')) return null;
  const words = path.filter((name) => !/^\d+$/.test(name));
  const template = FILLED_TEXTS[words.slice(0, -1).join('.')]?.[words.at(-1) ?? ''];
  const names = template?.split(' ') ?? [];
  const inBraces = (name: string) => `{${name.replace('?', '')}}`;
  const held: readonly string[] = text.match(/\{[^{}]*\}?|\}/g) ?? [];
  const wrong = held.find((one) => !names.map(inBraces).includes(one));
  const mend = names.length > 0 ? `use ${names.map(inBraces).join(', ')}` : 'write the text without braces';
  if (wrong) return `holds ${wrong}, which nothing fills in; ${mend}`;
  const lost = names.filter((name) => !name.endsWith('?') && !held.includes(inBraces(name)));
  return lost.length > 0 ? `lacks ${lost.map(inBraces).join(', ')}; write it where the site shall fill that in` : null;
}

/** A path of this site, or an https address without a name and password in it. */
function isLinkAddress(text: string): boolean {
  return PATH.test(text) || isHttpsAddress(text);
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
