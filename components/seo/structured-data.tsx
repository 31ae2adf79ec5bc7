import { JsonLdScript } from 'next-seo';
import type { Graph, Thing } from 'schema-dts';

/**
 * A page's structured data. Keep it small: it is sent twice, in the HTML and in the RSC payload. It does not use next-seo's
 * components for organisations, shops and products, which drop the `@id` that links the parts of the graph.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return <JsonLdScript scriptKey="structured-data" data={graph} />;
}
