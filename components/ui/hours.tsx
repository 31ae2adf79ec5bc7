/** Hours such as "about 4½ hours (3½ to 5)", which wrap before the bracket first. */
export function Hours({ children, rangeClass = '' }: { children: string; rangeClass?: string }) {
  const [about, range] = children.split(/ (?=\()/);
  if (range === undefined) return children;
  return (
    <>
      <span className="inline-block">{about}</span> <span className={`inline-block ${rangeClass}`}>{range}</span>
    </>
  );
}
