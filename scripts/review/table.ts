import { stringify } from 'csv-stringify/sync';
import type { Problem, ReviewedPage, ReviewedSite } from './site';
import type { FindSource } from './text-sources';

/** A page with what the table says of it, by column. */
export type Row = ReturnType<typeof rowOf>;

/** A row for each page, the indexed ones first. */
export function tableRows({ pages, shared }: ReviewedSite, problems: readonly Problem[], findSource: FindSource): Row[] {
  return [...pages, ...shared].map((page) =>
    rowOf(
      page,
      problems.filter(({ path }) => path === page.path),
      findSource,
    ),
  );
}

function rowOf(page: ReviewedPage, problems: readonly Problem[], findSource: FindSource) {
  const { path, title, description, headings, isIndexed, linksIn, linksOut, structuredData } = page;
  const heading = headings.find(({ level }) => level === 1)?.text ?? '';
  const hints = problems.filter(({ hint }) => hint).length;
  return {
    Page: path,
    Title: title.text,
    'Title from': findSource('title', title.text),
    Description: description.text,
    'Description from': findSource('description', description.text),
    'First heading': heading,
    'First heading from': findSource('heading', heading),
    Indexed: isIndexed ? 'yes' : 'no',
    Problems: problems.length - hints,
    Hints: hints,
    'Title, characters': title.characters,
    'Title, pixels': title.pixels,
    'Description, characters': description.characters,
    'Description, pixels': description.pixels,
    'Links in': linksIn.length,
    'Links out': linksOut.length,
    'Structured data': structuredData.things.flatMap((thing) => thing['@type'] ?? 'no @type').join(', '),
  };
}

/** The table for spreadsheets. Excel takes a file for UTF-8 only if it begins with a byte order mark. */
export function tableAsCsv(rows: readonly Row[]): string {
  return stringify([...rows], { header: true, bom: true, record_delimiter: 'windows' });
}
