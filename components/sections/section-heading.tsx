/**
 * How a band of a page begins: its heading, and a line beside it on wide screens. It lies above what follows, because a
 * picture may be drawn nearer than its box: the box cuts it off, but tools that measure contrast see it over the heading.
 */
export function SectionHeading({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <div className="relative z-10 mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="text-balance text-muted">{lead}</p>
    </div>
  );
}
