import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';
import { bundleScript } from '../support/bundle-script';
import { html, raw, type Html } from './html';
import { previews } from './previews';
import type { Problem, ReviewedPage, ReviewedSite } from './site';

const styles = readFileSync(path.join(projectRoot, 'scripts/review/report.css'), 'utf8');
const controls = bundleScript('scripts/review/report-controls.ts');

const COLUMNS = [
  ['Page', 'text'],
  ['Title', 'text'],
  ['Description', 'text'],
  ['First heading', 'text'],
  ['Indexed', 'text'],
  ['Problems', 'number'],
  ['Title, characters', 'number'],
  ['Title, pixels', 'number'],
  ['Description, characters', 'number'],
  ['Description, pixels', 'number'],
  ['Links in', 'number'],
  ['Links out', 'number'],
  ['Structured data', 'text'],
];

/** The whole report as one self-contained HTML file. */
export function reportPage(site: ReviewedSite, problems: readonly Problem[]): string {
  const { origin, pages } = site;
  const ofPage = (address: string) => problems.filter((problem) => problem.path === address);
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>Review of ${new URL(origin).host}</title>
          <style>
            ${raw(styles)}
          </style>
        </head>
        <body>
          <h1>Titles, descriptions and links of ${new URL(origin).host}</h1>
          <p>
            ${origin}, reviewed on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}. ${pages.length} pages, each
            read from its HTML as a crawler without scripts gets it.
          </p>
          ${problemList(problems)}
          <h2>All pages</h2>
          <form class="controls" role="search">
            <label>Filter <input type="search" name="words" placeholder="word in title, description or address" /></label>
            <label><input type="checkbox" name="broken" /> only pages with problems</label>
            <output name="count">${pages.length} of ${pages.length} pages</output>
          </form>
          <div class="overview">
            <table id="overview">
              <thead>
                <tr>
                  ${COLUMNS.map(([name, kind]) => html`<th scope="col" data-kind="${kind}"><button type="button">${name}</button></th>`)}
                </tr>
              </thead>
              <tbody>
                ${pages.map((page) => overviewRow(page, ofPage(page.path)))}
              </tbody>
            </table>
          </div>
          <div id="pages">${pages.map((page) => pageReport(page, ofPage(page.path), origin))}</div>
          <p class="note">
            Pixels are sums of Arial's letter widths, title at 20 and description at 14 pixels, without kerning. Results and link
            cards are drawn by this report in the manner of the services, each text cut after as many lines as theirs has. Neither
            Google, WhatsApp nor Facebook publishes its rules, and Google often shows a passage of the page instead of the
            description.
          </p>
          <script>
            ${raw(controls)};
          </script>
        </body>
      </html> `,
  );
}

function problemList(problems: readonly Problem[]): Html {
  const faults = problems.filter(({ hint }) => !hint);
  const hints = problems.filter(({ hint }) => hint);
  return html`<section class="problems ${faults.length === 0 && 'none'}">
    <h2>${faults.length === 0 ? 'No page breaks a rule' : `Problems: ${faults.length}`}</h2>
    <ul>
      ${faults.map(({ path, rule, message }) => html`<li class="fault"><a href="#${path}">${path}</a> <b>${rule}</b> ${message}</li>`)}
    </ul>
    ${
      hints.length > 0 &&
      html`<p class="hint">Hints, worth a look, no rule broken: ${hints.length}</p>
        <ul>
          ${hints.map(({ path, message }) => html`<li class="hint"><a href="#${path}">${path}</a> ${message}</li>`)}
        </ul>`
    }
  </section>`;
}

function overviewRow(page: ReviewedPage, problems: readonly Problem[]): Html {
  const faults = problems.filter(({ hint }) => !hint).length;
  const { path, title, description, headings, robots, linksIn, linksOut, structuredData } = page;
  const first = headings.find(({ level }) => level === 1)?.text ?? 'none';
  const texts = [title.text, description.text, first, /noindex/.test(robots ?? '') ? 'no' : 'yes'];
  const lengths = [title.characters, title.pixels, description.characters, description.pixels];
  return html`<tr
    data-page="${path}"
    data-problems="${faults}"
    data-words="${`${path} ${title.text} ${description.text}`.toLowerCase()}"
  >
    <th scope="row"><a href="#${path}">${path}</a></th>
    ${texts.map((text) => html`<td>${text}</td>`)}
    ${[faults, ...lengths, linksIn.length, linksOut.length].map((cell) => html`<td class="number">${cell}</td>`)}
    <td>${structuredData.types.join(', ')}</td>
  </tr>`;
}

function pageReport(page: ReviewedPage, problems: readonly Problem[], origin: string): Html {
  const { path, title, description, canonical, lastModified, structuredData, headings, pictures, linksIn, linksOut } = page;
  return html`<article id="${path}" data-page="${path}">
    <h2>${path}</h2>
    ${
      problems.length > 0 &&
      html`<ul class="problems">
        ${problems.map(({ message, hint }) => html`<li class="${hint ? 'hint' : 'fault'}">${message}</li>`)}
      </ul>`
    }
    <dl>
      <dt>Title</dt>
      <dd>${title.text} <span class="measure">${title.characters} characters, ${title.pixels} px</span></dd>
      <dt>Description</dt>
      <dd>${description.text} <span class="measure">${description.characters} characters, ${description.pixels} px</span></dd>
      <dt>Canonical</dt>
      <dd>${canonical ?? 'none'}</dd>
      <dt>Last changed</dt>
      <dd>${lastModified ?? 'not said'}</dd>
      <dt>Structured data</dt>
      <dd>${structuredData.types.join(', ') || 'none'}</dd>
      <dt>Linked from</dt>
      <dd>${linksIn.join(', ') || 'nowhere'}</dd>
      <dt>Links to</dt>
      <dd>${linksOut.join(', ') || 'nowhere'}</dd>
    </dl>
    <div class="previews">${previews(page, origin)}</div>
    <div class="lists">
      <section>
        <h3>Headings</h3>
        <ol class="outline">
          ${headings.map(({ level, text }) => html`<li class="level-${level}"><span>h${level}</span> ${text}</li>`)}
        </ol>
      </section>
      <section>
        <h3>Pictures</h3>
        <ul>
          ${pictures.map(({ src, alt }) => html`<li>${alt ?? html`<b class="fault">no alternative text: ${src}</b>`}</li>`)}
        </ul>
      </section>
    </div>
  </article>`;
}
