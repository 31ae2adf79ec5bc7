import { renderToStaticMarkup } from 'react-dom/server';
import { Previews } from './previews';
import type { Problem, ReviewedPage, ReviewedSite } from './site';

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

interface ReportProps {
  site: ReviewedSite;
  problems: readonly Problem[];
  styles: string;
  /** The script that sorts and filters. */
  controls: string;
}

/** The whole report as one self-contained HTML file. */
export function reportPage(props: ReportProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Report {...props} />)}`;
}

function Report({ site: { origin, pages }, problems, styles, controls }: ReportProps) {
  const { host } = new URL(origin);
  const ofPage = (address: string) => problems.filter((problem) => problem.path === address);
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
        <p>
          {origin}, reviewed on {new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}. {pages.length} pages, each read
          from its HTML as a crawler without scripts gets it.
        </p>
        <ProblemList problems={problems} />
        <h2 className="mt-6 text-h3">All pages</h2>
        <form role="search" className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <label className="grow sm:grow-0">
            Filter{' '}
            <input type="search" name="words" placeholder="word in title, description or address" className="field sm:w-80" />
          </label>
          <label>
            <input type="checkbox" name="broken" /> only pages with problems
          </label>
          <output name="count" className="text-muted">{`${pages.length} of ${pages.length} pages`}</output>
        </form>
        <div className="overflow-x-auto">
          <table id="overview" className="w-full min-w-320 border-collapse text-sm">
            <thead>
              <tr>
                {COLUMNS.map(([name, kind]) => (
                  <th
                    key={name}
                    scope="col"
                    data-kind={kind}
                    className="p-2 text-left align-bottom aria-[sort=ascending]:after:content-['▲'] aria-[sort=descending]:after:content-['▼']"
                  >
                    <button type="button">{name}</button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <Row key={page.path} page={page} problems={ofPage(page.path)} />
              ))}
            </tbody>
          </table>
        </div>
        <div id="pages">
          {pages.map((page) => (
            <PageReport key={page.path} page={page} problems={ofPage(page.path)} origin={origin} />
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
          <a href={`#${path}`} className="underline">
            {path}
          </a>{' '}
          {!hint && <b className="text-danger">{rule}</b>} {message}
        </li>
      ))}
    </ul>
  );
}

function Row({ page, problems }: { page: ReviewedPage; problems: readonly Problem[] }) {
  const faults = problems.filter(({ hint }) => !hint).length;
  const { path, title, description, headings, robots, linksIn, linksOut, structuredData } = page;
  const first = headings.find(({ level }) => level === 1)?.text ?? 'none';
  const texts = [title.text, description.text, first, /noindex/.test(robots ?? '') ? 'no' : 'yes'];
  const numbers = [faults, title.characters, title.pixels, description.characters, description.pixels];
  const links = [linksIn.length, linksOut.length];
  return (
    <tr
      data-page={path}
      data-problems={faults}
      data-words={`${path} ${title.text} ${description.text}`.toLowerCase()}
      className="border-t border-line align-top"
    >
      <th scope="row" className="p-2 text-left">
        <a href={`#${path}`} className="underline">
          {path}
        </a>
      </th>
      {[...texts, ...numbers, ...links, structuredData.types.join(', ')].map((cell, index) => (
        <td key={index} className={`p-2 ${typeof cell === 'number' ? 'text-right tabular' : ''}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function PageReport({ page, problems, origin }: { page: ReviewedPage; problems: readonly Problem[]; origin: string }) {
  const { path, title, description, canonical, lastModified, structuredData, headings, pictures, linksIn, linksOut } = page;
  const facts = [
    ['Title', `${title.text} (${title.characters} characters, ${title.pixels} px)`],
    ['Description', `${description.text} (${description.characters} characters, ${description.pixels} px)`],
    ['Canonical', canonical ?? 'none'],
    ['Last changed', lastModified ?? 'not said'],
    ['Structured data', structuredData.types.join(', ') || 'none'],
    ['Linked from', linksIn.join(', ') || 'nowhere'],
    ['Links to', linksOut.join(', ') || 'nowhere'],
  ];
  return (
    <article id={path} data-page={path} className="mt-10 grid grid-cols-1 gap-4 border-t-2 pt-4 print:break-before-page">
      <h2 className="text-h3">{path}</h2>
      {problems.map(({ message, hint }) => (
        <p key={message} className={hint ? '' : 'text-danger'}>
          {message}
        </p>
      ))}
      <dl className="grid gap-x-4 gap-y-1 text-sm wrap-anywhere sm:grid-cols-[9rem_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Previews page={page} origin={origin} />
      <div className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        <section>
          <h3 className="mb-2">Headings</h3>
          <ol>
            {headings.map(({ level, text }, index) => (
              <li key={index} className={['', '', 'pl-4', 'pl-8'][level] ?? 'pl-12'}>
                <span className="text-muted">h{level}</span> {text}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3 className="mb-2">Pictures</h3>
          <ul className="list-disc pl-4">
            {pictures.map(({ src, alt }, index) => (
              <li key={index}>
                {alt === '' ? 'decorative' : (alt ?? <b className="text-danger">no alternative text: {src}</b>)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}
