/** Names of variables that hold secrets. */
const SECRET_NAME = /PRIVATE|SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIAL/;

/** Prefixes of well-known secret keys. */
const SECRET_VALUE =
  /^(?:sk_(?:live|test)_|rk_live_|gh[opsur]_|github_pat_|glpat-|xox[abprs]-|AKIA|ASIA|SG\.|sk-|key-|npm_|AIza|eyJ)|-----BEGIN/;

/** EmailJS's private keys have 21 characters or more; public ones have 17, or begin with `user_`. */
const PRIVATE_KEY = /^(?!user_)[\w-]{21,}$/;

const SITE =
  "is no origin; write the site's address as https://www.example.com, alone: the site can't stand in a folder below it";
const MAIL = 'is no https origin; write one without a path, such as https://api.emailjs.com, or leave it empty';
const ID = 'holds more than letters, figures, _ and -; copy it from the dashboard of EmailJS';
const TOKEN =
  'is no verification token; copy what stands in content="…" of the tag that the search engine gives, and nothing else';

/** What a setting may be, and what is said of anything else. The mail service may be on loopback by plain http, for the tests. */
const RULES: Readonly<Record<string, readonly [allowed: RegExp, problem: string]>> = {
  NEXT_PUBLIC_SITE_URL: [/^https?:\/\/[\w.-]+(?::\d+)?\/*$/i, SITE],
  NEXT_PUBLIC_EMAILJS_ORIGIN: [/^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?\/*$/i, MAIL],
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: [/^[\w-]+$/, ID],
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: [/^[\w-]+$/, ID],
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: [/^[\w-]+$/, ID],
  NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: [/^[\w+/-]{20,100}={0,2}$/, TOKEN],
  NEXT_PUBLIC_BING_SITE_VERIFICATION: [/^[\dA-F]{32}$/i, TOKEN],
};

/** Problems of the `NEXT_PUBLIC_` settings, which are printed into pages. No line repeats a value: it may be a secret. */
export function environmentProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    const problem = name.startsWith('NEXT_PUBLIC_') && value ? problemOf(name, value) : null;
    return problem ? [`  ${name}: ${problem}.`] : [];
  });
}

function problemOf(name: string, value: string) {
  if (SECRET_NAME.test(name)) return 'is named as a secret, but would be printed into the pages; take it out of the build';
  if (name.endsWith('_PUBLIC_KEY') && PRIVATE_KEY.test(value)) {
    return 'looks like a private key of EmailJS; put the public key there (dashboard: Account), and renew the private one if it was ever published';
  }
  // Verification codes of search engines look like keys, and are public.
  if (SECRET_VALUE.test(value) || (!name.endsWith('_VERIFICATION') && looksRandom(value))) {
    return 'looks like a secret key, but would be printed into the pages; take it out of the build';
  }
  const [allowed, problem] = RULES[name] ?? [];
  return problem && !allowed?.test(value) ? problem : null;
}

/** True for a value that is long, in mixed case and without blanks: a key, not words. */
function looksRandom(value: string) {
  return PRIVATE_KEY.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value) && !/^(?:service|template)_/.test(value);
}
