import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { projectRoot } from '../support/paths.mjs';
import type { Problem } from './find-problems';
import type { Change } from './published';
import type { ReviewedPage, ReviewedSite } from './read-site';
import type { FindSource } from './text-sources';

class Markup {
  constructor(readonly text: string) {}
}

/** A template tag that escapes its values, unless they are markup. */
function markup(parts: TemplateStringsArray, ...values: unknown[]) {
  const print = (value: unknown): string => {
    if (value instanceof Markup) return value.text;
    if (Array.isArray(value)) return value.map(print).join('');
    return String(value ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  };
  return new Markup(String.raw({ raw: parts }, ...values.map(print)));
}

/**
 * The whole report, to be written into a folder beside `out/`.
 *
 * @param changes null if the published site can't be read
 */
export function reportPage(
  site: ReviewedSite,
  problems: readonly Problem[],
  changes: readonly Change[] | null,
  findSource: FindSource,
): string {
  const styles = readFileSync(`${projectRoot}scripts/review/report.css`, 'utf8');
  const date = new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const { host } = new URL(site.origin);
  const report = markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Review of ${host}</title>
    <style>${new Markup(styles)}</style>
    <h1>Titles, descriptions and share pictures of ${host}</h1>
    <p>Read on ${date} from out/, as a crawler without scripts reads it. Problems: ${problems.length}.
    <ul>${problems.map(({ path, message }) => markup`<li>${linkTo(path)} ${message}`)}</ul>
    ${changes ? changesTable(changes) : markup`<p>Changes are not shown: ${site.origin} can’t be reached, or nothing is published there.`}
    <h2>All pages</h2>
    ${pageTable(site.pages, problems, findSource)}
    ${site.pages.map((page) => previews(page, site.origin))}
    <p>Results and cards are drawn in the manner of the services, which publish no rules; Google often shows a passage of the page
    instead of the description.</html>`;
  return report.text;
}

function linkTo(path: string) {
  return markup`<a href="#${path}">${path}</a>`;
}

function changesTable(changes: readonly Change[]) {
  const rows = changes.map(
    ({ path, what, before, now }) => markup`<tr><th>${linkTo(path)} ${what}<td><del>${before}</del><td><ins>${now}</ins>`,
  );
  return markup`<h2>Changes since the last publication: ${changes.length}</h2><table>${rows}</table>`;
}

function pageTable(pages: readonly ReviewedPage[], problems: readonly Problem[], findSource: FindSource) {
  const ofText = (name: string) => [name, `${name} from`, `${name}, characters`];
  const columns = ['Page', ...ofText('Title'), ...ofText('Description'), 'Indexed', 'Problems'];
  const rows = pages.map((page): [path: string, ...cells: unknown[]] => [
    page.path,
    ...(['title', 'description'] as const).flatMap((kind) => {
      const text = page[kind];
      return [text, findSource(kind, text), [...text].length];
    }),
    page.isIndexed ? 'yes' : 'no',
    problems.filter(({ path }) => path === page.path).length,
  ]);
  const body = rows.map(([path, ...cells]) => markup`<tr><td>${linkTo(path)}${cells.map((value) => markup`<td>${value}`)}`);
  // Excel takes a file for UTF-8 only if it begins with a byte order mark.
  const file = encodeURIComponent(stringify([columns, ...rows], { bom: true }));
  return markup`<table class="pages"><tr>${columns.map((name) => markup`<th>${name}`)}${body}</table>
    <a download="review.csv" href="data:text/csv,${file}">Save this table for a spreadsheet</a>`;
}

/** A page as a Google result, on desktop and phone, and a link to it in a chat. */
function previews({ path, isIndexed, title, description, share }: ReviewedPage, origin: string) {
  const { host } = new URL(origin);
  const place = [host, ...path.split('/').filter(Boolean)].join(' › ');
  const result = (kind: string) =>
    markup`<div class="google ${kind}">${share.site}<br><small>${place}</small><b>${title}</b><p>${description}</div>`;
  const card = markup`<div class="chat"><img src="${share.image?.replace(origin, '../out')}" alt="${share.alt}"><b>${share.title}</b>
    <p>${share.description}<p>${host}</div>`;
  return markup`<article id="${path}"><h2>${path}</h2>${isIndexed ? [result('desktop'), result('phone')] : []}${card}</article>`;
}
