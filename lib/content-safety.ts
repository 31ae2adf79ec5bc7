/** Text that has no place in plain words: markup, control characters, and marks that turn the direction of what follows. */
const MARKUP = /[<>]/;
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const PICTURE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:\?[\w.~%&=-]*)?(?:#[\w-]*)?$/;

const PICTURE_RULE = {
  allows: isPictureSource,
  error: 'is no picture; name one of content/pictures/ without its ending, or give an https address',
};

/** Which rule holds for a field, by its name; of the rest, only what no text may hold is refused. */
const RULES: Readonly<Record<string, { allows: (text: string) => boolean; error: string }>> = {
  href: { allows: isLinkAddress, error: 'is no address; write a path of the site, such as /products, or an https address' },
  src: PICTURE_RULE,
  picture: PICTURE_RULE,
  phonePicture: PICTURE_RULE,
  emails: {
    allows: (text) => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text),
    error: 'is no email address; write it as sales@example.com',
  },
  phones: { allows: (text) => /^\+\d[\d ]{6,18}$/.test(text), error: 'is no phone number; write it as +92 300 1234567' },
  whatsApp: {
    allows: (text) => /^[1-9]\d{7,14}$/.test(text),
    error: 'is no WhatsApp number; write country code and number in figures only',
  },
};

/**
 * What in a content value could lead a visitor astray or break a page: one line each, naming the field and the correction.
 * Field names decide what a text must be, however deep it lies.
 */
export function unsafeContent(file: string, value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    const what = textProblem(value, path);
    return what ? [`  ${file}, field "${path.join('.')}": ${what}.`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(MARKUP.test(name) ? [`  ${file}, field "${[...path, name].join('.')}": its name holds markup; write plain text.`] : []),
    ...unsafeContent(file, inner, [...path, name]),
  ]);
}

function textProblem(text: string, path: readonly string[]): string | null {
  const field = path.findLast((name) => name in RULES);
  const rule = field === undefined ? undefined : RULES[field];
  if (rule && !rule.allows(text)) return `"${text}" ${rule.error}`;
  if (MARKUP.test(text)) return 'holds markup; write plain text without < and >';
  if (UNSEEN.test(text)) return 'holds a character that can’t be seen; type the text anew';
  if (isScript(text) || /^\s*[\\/]{2}/.test(text)) return `"${text}" leads away from the site; write a path or an https address`;
  return null;
}

/** A path of this site, or an https address without a name and password in it. */
function isLinkAddress(text: string): boolean {
  return PATH.test(text) ? !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text) : isHttpsAddress(text);
}

/** The name of a picture in `content/pictures/`, which leads to no other folder, or an https address. */
export function isPictureSource(text: string): boolean {
  return PICTURE_NAME.test(text) || isHttpsAddress(text);
}

function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/[^/\\\s]/.test(text) || /[\s\\"'<>]/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Browsers skip blanks and control characters that stand in a scheme. */
function isScript(text: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(text.replace(/[\u0000-\u0020]/g, ''));
}
