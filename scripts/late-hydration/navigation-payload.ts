/**
 * Shortens the RSC payload that a client-side navigation fetches. Structured data and what share pictures are made from go: who
 * reads them loads the document. So does the root layout, as from Next's server: the client has it already. `r: null` says so
 * (`TransportSegmentData` in `next/dist/shared/lib/rsc-transport`). Rows that nothing names then go with them. A payload whose
 * page names a part of the layout's own row stays whole.
 *
 * @throws when the payload is not written as Next 16 writes it
 */
export function shortenNavigation(payload: Buffer): string {
  const rows = readRows(payload).map(({ id, text }) => ({ id, text: withoutCrawlers(text) }));
  const root = rows.find(({ id }) => id === '0');
  const response = JSON.parse(root?.text.slice('0:'.length) ?? '{}') as { t?: { t?: { d?: object } } };
  const layout = response.t?.t;
  if (!root || !layout?.d) throw new Error('Next writes what a navigation fetches in a way that this step does not know');

  layout.d = { r: null, p: false, v: null };
  root.text = `0:${JSON.stringify(response)}\n`;
  // Hints have no id.
  const kept = new Set(['', '0']);
  // Comes to what is added meanwhile, too.
  for (const kind of kept) {
    for (const { text } of rows.filter(({ id }) => id === kind)) {
      for (const [, named = ''] of text.matchAll(/"\$[A-Za-z@]?([\da-f]+)[":]/g)) kept.add(named);
    }
  }
  const rest = rows.flatMap(({ id, text }) => (kept.has(id) ? text : [])).join('');
  return rest.includes('"$0:') ? payload.toString() : rest;
}

/** Rows end with a newline, but those of text, `44:Te39,…`, after as many bytes as they say. A stream has several of one id. */
function readRows(payload: Buffer): { id: string; text: string }[] {
  const rows = [];
  for (let start = 0, end = 0; start < payload.length; start = end) {
    const [head, id = '', length] = /^([\da-f]*):(?:T([\da-f]+),)?/.exec(payload.toString('latin1', start, start + 40)) ?? [''];
    end = length ? start + head.length + parseInt(length, 16) : payload.indexOf('\n', start) + 1 || payload.length;
    rows.push({ id, text: payload.toString('utf8', start, end) });
  }
  return rows;
}

/** Leaves the place of an element that only crawlers read empty, because others are named by their places. */
function withoutCrawlers(row: string): string {
  const [, id, data] = /^([\da-f]+:)([[{].*)\n$/s.exec(row) ?? [];
  if (!id || !data) return row;
  const isForCrawlers = (value: unknown): boolean => {
    const [, element, , attributes] = Array.isArray(value) ? (value as [string, string, string, Record<string, string>]) : [];
    if (element === 'script') return attributes?.type === 'application/ld+json';
    return element === 'meta' && /^(og|twitter):/.test(attributes?.property ?? attributes?.name ?? '');
  };
  const kept: unknown = JSON.parse(data, (_, value: unknown) => (isForCrawlers(value) ? null : value));
  return `${id}${JSON.stringify(kept)}\n`;
}
