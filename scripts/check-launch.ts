import { ownerFacts } from '@/content/shop/attributes';
import { shopFacts } from '@/content/site';
import { placeInContent, type ContentModules } from '@/lib/check/problems';
import { isPlaceholder } from '@/lib/format/placeholder';
import { todayInOkara } from './build/check-content';
import { readContent } from './build/content-files';
import { picturesIn, textsIn } from './build/content-texts';
import { readBuildEnvironment } from './support/build-environment';
import { readArguments } from './support/read-arguments';

const USAGE = `npm run check:launch
Lists what the owner still has to fill in or confirm, and fails while there is anything. Optional facts and drawn pictures are
listed too, but don't make it fail.`;

const SITE_URL = 'NEXT_PUBLIC_SITE_URL';
/** The variables of `.env.example` that may not stay empty. */
const REQUIRED = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  SITE_URL,
];
/** An https address with a domain name: no `localhost`, IP address or `http:`. */
const PUBLIC_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}\/?$/i;

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  const { open, text } = await reportOnSite();
  console.log(text);
  if (open > 0) process.exitCode = 1;
}

/** The report, the number of things that are open, and how many of them are variables. */
export async function reportOnSite() {
  const variables = listVariables(readBuildEnvironment());
  return { ...launchReport(await readContent(), variables, todayInOkara()), variables: variables.length };
}

/** What is said of a text that is still to be set or confirmed, by the name of its field or list. */
const UNSET: Readonly<Record<string, (text: string, today: string) => string | false>> = {
  confirmedOn: (day) => day === '' && 'is empty; write the day on which the owner confirmed it',
  toConfirm: (field) => `"${field}" is assumed; set it and take it out of this list`,
  feedToConfirm: (column) => `"${column}" of every product in the shop feed is assumed; check it and take it out of this list`,
  securityContactValidUntil: (day, today) =>
    day <= today && `is over: ${day}; see that the first email address is read, and write a day within a year`,
};

const fieldsOf = (facts: readonly { field: string }[]) => facts.map(({ field }) => field);
/** Fields that would help buyers, but for `currentLimitAmps`: only packs have it, and `toConfirm` already lists it for them. */
const WISHES = ['priceDate', ...fieldsOf(ownerFacts).filter((field) => field !== 'currentLimitAmps')];

/**
 * @param content exports by file
 * @param variables one line for each variable that is still to be set
 * @param today as `2026-11-20`
 */
export function launchReport(content: ContentModules, variables: string[], today: string) {
  const toSet = textsIn(content).flatMap(([text, ...path]) => {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    // "Ask on WhatsApp" stands for an unanswered fact only in the shop and its products; elsewhere it is a button.
    const isButton = text.startsWith('Ask ') && !['site', 'shop/products'].includes(path[0] ?? '');
    const problem = isPlaceholder(text) && !isButton ? `is still "${text}"` : UNSET[name]?.(text, today);
    return problem ? `${placeInContent(content, path)}: ${problem}` : [];
  });
  const open = toSet.length + variables.length;
  const listNames = (place: string, names: readonly string[]) => (names.length > 0 ? `${place}: ${names.join(', ')}` : []);
  const missing = (names: readonly string[], facts: object, ...path: string[]) =>
    listNames(
      placeInContent(content, path),
      names.filter((name) => !(name in facts)),
    );
  const { site, products } = { ...content.site, ...content['shop/products'] } as { site: { shop: object }; products: object[] };
  const text = [
    open === 0
      ? 'Ready to launch: nothing is left for the owner to set or confirm.'
      : `${open} ${open === 1 ? 'thing is' : 'things are'} still to be set or confirmed.`,
    ...section('In the content:', toSet),
    ...section('In the environment of the build, or .env.local (see .env.example):', variables),
    ...section('Would help buyers, as soon as you know it (pages leave out what is not filled in):', [
      missing(fieldsOf(shopFacts), site.shop, 'site', 'site', 'shop'),
      ...products.map((product, index) => missing(WISHES, product, 'shop/products', 'products', String(index))),
    ]),
    ...section(
      'Drawn until a photograph takes its place (put it into content/pictures/, name it there and take out "drawn"):',
      Object.entries(content).map(([file, value]) => {
        const drawn = picturesIn(value).flatMap(({ name, isDrawn }) => (isDrawn ? name : []));
        return listNames(`content/${file}.ts`, [...new Set(drawn)]);
      }),
    ),
  ];
  return { open, text: text.join('\n') };
}

function section(heading: string, lines: readonly (string | never[])[]) {
  const shown = lines.flat().map((line) => `  ${line}`);
  return shown.length > 0 ? [`\n${heading}`, ...shown] : [];
}

/** One line for each required variable that a build would find missing or unusable. */
export function listVariables(environment: ReturnType<typeof readBuildEnvironment>): string[] {
  return REQUIRED.flatMap((name) => {
    const value = environment[name];
    if (!value) return `${name} is not set`;
    if (isPlaceholder(value)) return `${name} is still "${value}"`;
    return name === SITE_URL && !PUBLIC_ADDRESS.test(value)
      ? `${name} is "${value}", which visitors can’t open; write the site’s own https address`
      : [];
  });
}
