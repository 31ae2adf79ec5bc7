import { renderToStaticMarkup } from 'react-dom/server';
import { listChanges, type Change, type KeptReview } from './last-review';
import { PageReport } from './page-report';
import type { Problem, ReviewedPage, ReviewedSite } from './site';
import type { Row } from './table';

interface ReportProps {
  site: ReviewedSite;
  problems: readonly Problem[];
  rows: readonly Row[];
  date: string;
  /** The review of the build before. */
  last: KeptReview | null;
  styles: string;
  /** The script that sorts and filters. */
  controls: string;
}

/** The whole report as one self-contained HTML file. */
export function reportPage(props: ReportProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Report {...props} />)}`;
}

function Report({ site, problems, rows, date, last, styles, controls }: ReportProps) {
  const { origin, build, pages, shared } = site;
  const { host } = new URL(origin);
  const rowsOf = (those: readonly ReviewedPage[]) => rows.filter((row) => those.some(({ path }) => path === row.Page));
  return (
    <html lang="en">
      <body className="mx-auto grid max-w-400 grid-cols-1 gap-4 px-4 py-8 md:px-8">
        {/* React moves the next five into the head. */}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Review of ${host}`}</title>
        <style href="report" precedence="default">
          {styles}
        </style>
        <h1 className="text-h2">Titles, descriptions and links of {host}</h1>
        <p className="wrap-anywhere">
          <Link href={origin} />, build {build || 'unknown'}, reviewed on {date}. The site holds this build if{' '}
          <Link href={`${origin}/index.txt`} /> names it. {pages.length} pages for search engines and {shared.length} more, each
          read from its HTML as a crawler without scripts gets it.
        </p>
        <ProblemList problems={problems} />
        {last && <Changes last={last} rows={rows} />}
        <form role="search" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <label className="grow sm:grow-0">
            Filter{' '}
            <input type="search" name="words" placeholder="word in title, description or address" className="field sm:w-80" />
          </label>
          <label>
            <input type="checkbox" name="broken" /> only pages with problems or hints
          </label>
          <output name="count" className="text-muted">{`${rows.length} of ${rows.length} pages`}</output>
        </form>
        <h2 className="text-h3">Indexed</h2>
        <PageTable rows={rowsOf(pages)} />
        <h2 className="mt-6 text-h3">Shared, not indexed</h2>
        <PageTable rows={rowsOf(shared)} />
        <div id="pages">
          {[...pages, ...shared].map((page) => (
            <PageReport
              key={page.path}
              page={page}
              row={rows.find((row) => row.Page === page.path)}
              problems={problems.filter(({ path }) => path === page.path)}
              site={site}
            />
          ))}
        </div>
        <p className="border-t border-line pt-3 text-sm text-muted">
          Pixels are sums of Arial’s letter widths, title at 20 and description at 14 pixels, without kerning. Results and link
          cards are drawn by this report in the manner of the services, each text cut after as many lines as theirs has. Neither
          Google, WhatsApp nor Facebook publishes its rules, and Google often shows a passage of the page instead of the
          description.
        </p>
        <script dangerouslySetInnerHTML={{ __html: controls }} />
      </body>
    </html>
  );
}

function Link({ href, children = href }: { href: string; children?: string }) {
  return (
    <a href={href} className="underline">
      {children}
    </a>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const faults = problems.filter(({ hint }) => !hint);
  const hints = problems.filter(({ hint }) => hint);
  return (
    <section className={`panel border-2 ${faults.length > 0 ? 'border-danger' : 'border-line'}`}>
      <p className="font-bold">{faults.length === 0 ? 'No page breaks a rule' : `Problems: ${faults.length}`}</p>
      <ProblemLinks problems={faults} />
      {hints.length > 0 && <p className="mt-3">Hints, worth a look, no rule broken: {hints.length}</p>}
      <ProblemLinks problems={hints} />
    </section>
  );
}

function ProblemLinks({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className="text-sm">
      {problems.map(({ path, rule, message, hint }) => (
        <li key={path + message}>
          <Link href={`#${path}`}>{path}</Link> {!hint && <b className="text-danger">{rule}</b>} {message}
        </li>
      ))}
    </ul>
  );
}

function Changes({ last: { build, date, rows: before }, rows }: { last: KeptReview; rows: readonly Row[] }) {
  const changes = listChanges(before, rows);
  return (
    <section className="panel overflow-x-auto border-2 border-line">
      <p className="font-bold">
        {changes.length === 0 ? 'Nothing has changed' : `Changes: ${changes.length}`} since build {build}, reviewed on {date}
      </p>
      <table className="text-sm">
        <tbody>
          {changes.map((change) => (
            <ChangedText key={change.path + change.column} {...change} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ChangedText({ path, column, before, now }: Change) {
  return (
    <tr className="align-top">
      <th scope="row" className="py-2 pr-4 text-left">
        <Link href={`#${path}`}>{path}</Link> {column}
      </th>
      <td className="w-1/2 py-2 pr-4">
        <del>{before}</del>
      </td>
      <td className="w-1/2 py-2">
        <ins>{now}</ins>
      </td>
    </tr>
  );
}

function PageTable({ rows }: { rows: readonly Row[] }) {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !name.endsWith(' from')) as (keyof Row)[];
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-320 border-collapse text-sm">
        <thead>
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="p-2 text-left align-bottom aria-[sort=ascending]:after:content-['▲'] aria-[sort=descending]:after:content-['▼']"
              >
                <button type="button" className="text-left">
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.Page}
              data-page={row.Page}
              data-found={row.Problems + row.Hints}
              data-words={`${row.Page} ${row.Title} ${row.Description}`.toLowerCase()}
              className="border-t border-line align-top"
            >
              {columns.map((name) => (
                <Cell key={name} row={row} name={name} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ row, name }: { row: Row; name: keyof Row }) {
  const value = row[name];
  if (name === 'Page') {
    return (
      <th scope="row" className="p-2 text-left">
        <Link href={`#${row.Page}`}>{row.Page}</Link>
      </th>
    );
  }
  const isFault = name === 'Problems' && row.Problems > 0;
  return (
    <td className={`p-2 ${typeof value === 'number' ? 'text-right tabular' : ''} ${isFault ? 'font-bold text-danger' : ''}`}>
      {value}
      {(name === 'Title' || name === 'Description' || name === 'First heading') && (
        <small className="mt-1 block text-muted">{row[`${name} from`]}</small>
      )}
    </td>
  );
}
