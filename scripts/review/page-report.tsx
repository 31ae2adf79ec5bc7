import { Fragment, type ReactNode } from 'react';
import { Previews } from './previews';
import type { MeasuredText, Problem, ReviewedPage, ReviewedSite } from './site';
import type { Row } from './table';

interface PageReportProps {
  page: ReviewedPage;
  row: Row | undefined;
  problems: readonly Problem[];
  site: ReviewedSite;
}

/** One page in full: its texts with their sources, facts, previews, headings and pictures. */
export function PageReport({ page, row, problems, site }: PageReportProps) {
  const { path, url, title, description, canonical, lastModified, structuredData, headings, pictures, linksIn, linksOut } = page;
  const facts = [
    [
      'Address',
      <a key="address" href={url} className="underline">
        {url}
      </a>,
    ],
    ...(['Title', 'Description', 'First heading'] as const).map((name) => [
      name,
      <Fragment key={name}>
        {row?.[name]}
        <span className="block text-muted">{row?.[`${name} from`]}</span>
      </Fragment>,
    ]),
    ['Lengths', `title ${lengthOf(title)}; description ${lengthOf(description)}`],
    ['Canonical', canonical ?? 'none'],
    ['Last changed', lastModified ?? 'not said'],
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
          <div key={String(label)} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {structuredData.things.length > 0 && (
        <details className="text-sm wrap-anywhere">
          <summary>Structured data: {row?.['Structured data']}</summary>
          <Data value={structuredData.things} />
        </details>
      )}
      <Previews page={page} site={site} />
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

function lengthOf({ characters, pixels }: MeasuredText): string {
  return `${characters} characters, ${pixels} pixels`;
}

/** The fields of structured data as lists in lists. */
function Data({ value }: { value: unknown }): ReactNode {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
    return (
      <ol className="list-decimal pl-6">
        {value.map((one, index) => (
          <li key={index}>
            <Data value={one} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value].flat().join(', ');
  return (
    <ul className="pl-4">
      {Object.entries(value).map(([name, inner]) => (
        <li key={name}>
          <span className="text-muted">{name}</span> <Data value={inner} />
        </li>
      ))}
    </ul>
  );
}
