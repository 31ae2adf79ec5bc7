import * as z from 'zod';
import { suggest } from './problems';

/** What the rules compare with: today's date in Okara, addresses of pages, names of pictures without endings, ids of households. */
export interface Known {
  today: string;
  pages: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  households: readonly string[];
}

/** Returns the problem of a text, with its mend; false if there is none. */
type Rule = (text: string, known: Known) => string | false;

/** True for an https address without a user name and password in it. */
const isHttpsAddress = (text: string) => /^https:\/\/[^/?#@\s\\"'<>]+(?:[/?#][^\s\\"'<>]*)?$/.test(text) && URL.canParse(text);
const PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:\?[\w.~%&=-]*)?(?:#[\w-]*)?$/;

const link: Rule = (text, { pages }) =>
  !isHttpsAddress(text) &&
  !(PATH.test(text) && pages.has(text.replace(/[?#].*/, ''))) &&
  `"${text}" leads to no page of the site; write a path of content/routes.ts, such as /products, or an https address`;

const picture: Rule = (text, { pictures }) =>
  !isHttpsAddress(text) &&
  !pictures.has(text) &&
  `"${text}" is no picture of content/pictures/; add it, name another without its ending, or give an https address`;

const description: Rule = (text) =>
  (/^(?:picture|image|photo(?:graph)?) of|\.(?:jpe?g|png|webp|avif)\b/i.test(text) || !/\S\s+\S+\s+\S/.test(text)) &&
  `"${text}" does not say what is seen; write that in three words or more, without "picture of" and the name of its file`;

const household: Rule = (text, { households }) =>
  !households.includes(text) &&
  `"${text}" is no household of content/advice/appliances.ts; ${suggest(text, households)}, or put the id there back`;

/** A day that is not after today, or not after the same day so many years later. */
const until =
  (mend: string, years = 0): Rule =>
  (text, { today }) => {
    if (!z.iso.date().safeParse(text).success) return `"${text}" is no date; write year, month and day, such as 2026-11-20`;
    const last = Number(today.slice(0, 4)) + years + today.slice(4);
    return text > last && `"${text}" is after ${last}; write ${mend}`;
  };

/** The rule that each of these field names sets for its text, or all texts of its list or entry, wherever it stands. */
export const namedFields: Readonly<Record<string, Rule>> = {
  href: link,
  routes: link,
  src: picture,
  picture,
  alt: description,
  households: household,
  householdId: household,
  updated: until('the day of the last change'),
  priceDate: until('the day on which the price was set'),
  confirmedOn: until('the day on which the owner confirmed it, or leave it empty'),
  securityContactValidUntil: until('a day within a year', 1),
  closedOn: until('a day within a year', 1),
};
