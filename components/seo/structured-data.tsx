import { JsonLdScript } from 'next-seo';
import type { Graph, Thing } from 'schema-dts';

/**
 * A page's structured data, one script a page: it is printed twice in the HTML, so every byte counts double.
 * next-seo's ready components for organisations, shops and products drop `@id`; the graph needs it to link its parts.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return <JsonLdScript scriptKey="structured-data" data={graph} />;
}
