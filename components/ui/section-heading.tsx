/** The heading of a band, with a line beside it on wide screens. */
export function SectionHeading({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="text-balance text-muted">{lead}</p>
    </div>
  );
}
