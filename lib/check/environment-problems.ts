/** Names of variables that hold secrets. */
const SECRET_NAME = /PRIVATE|SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIAL/;

/** Prefixes of well-known secret keys. */
const SECRET_VALUE =
  /^(?:sk_(?:live|test)_|rk_live_|gh[opsur]_|github_pat_|glpat-|xox[abprs]-|AKIA|ASIA|SG\.|sk-|key-|npm_|AIza|eyJ)|-----BEGIN/;

/** EmailJS's private keys have 21 characters or more; public ones have 17, or begin with `user_`. */
const PRIVATE_KEY = /^(?!user_)[\w-]{21,}$/;

const PUBLIC_KEY_NAME = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';

/** Verification codes of search engines: they look like keys and are public. */
const TOKENS: Readonly<Record<string, RegExp>> = {
  NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: /^[\w+/-]{20,100}={0,2}$/,
  NEXT_PUBLIC_BING_SITE_VERIFICATION: /^[\dA-F]{32}$/i,
};

/** Plain http is allowed for loopback, which the tests use. */
const MAIL_ORIGIN = /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/;

/** Problems of the `NEXT_PUBLIC_` settings, which are printed into pages. No line repeats a value that may be a secret. */
export function environmentProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    const problem = name.startsWith('NEXT_PUBLIC_') && value ? problemOf(name, value) : null;
    return problem ? [`  ${name}: ${problem}.`] : [];
  });
}

function problemOf(name: string, value: string): string | null {
  if (SECRET_NAME.test(name)) return 'is named as a secret, but would be printed into the pages; take it out of the build';
  if (name === PUBLIC_KEY_NAME && PRIVATE_KEY.test(value)) {
    return 'looks like a private key of EmailJS; put the public key there (dashboard: Account), and renew the private one if it was ever published';
  }
  const token = TOKENS[name];
  if (SECRET_VALUE.test(value) || (!token && looksRandom(value))) {
    return 'looks like a secret key, but would be printed into the pages; take it out of the build';
  }
  if (token && !token.test(value)) {
    return 'is no verification token; copy what stands in content="…" of the tag that the search engine gives, and nothing else';
  }
  if (/_EMAILJS_(?:SERVICE_ID|TEMPLATE_ID|PUBLIC_KEY)$/.test(name) && !/^[\w-]+$/.test(value)) {
    return 'holds more than letters, figures, _ and -; copy it from the dashboard of EmailJS';
  }
  if (name === 'NEXT_PUBLIC_SITE_URL' && !isOrigin(value, /^https?:/)) {
    return `is "${value}"; write the site's address as https://www.example.com, alone: the site can't stand in a folder below it`;
  }
  if (name === 'NEXT_PUBLIC_EMAILJS_ORIGIN' && !isOrigin(value, MAIL_ORIGIN)) {
    return `is "${value}"; write an https origin without a path, such as https://api.emailjs.com, or leave it empty`;
  }
  return null;
}

/** Long, mixed case, no blanks: a key, not words. */
function looksRandom(value: string): boolean {
  return PRIVATE_KEY.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value) && !/^(?:service|template)_/.test(value);
}

/** Whether a value is an origin that a pattern allows, with or without slashes at its end. */
function isOrigin(value: string, allowed: RegExp): boolean {
  const origin = URL.canParse(value) ? new URL(value).origin : '';
  return allowed.test(origin) && value.replace(/\/+$/, '').toLowerCase() === origin;
}
