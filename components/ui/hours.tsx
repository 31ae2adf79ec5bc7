/** Hours in words, "about 4½ hours (3½ to 5)": a narrow column breaks before the bracket first. */
export function Hours({ children, rangeClass = '' }: { children: string; rangeClass?: string }) {
  const [about, range] = children.split(/ (?=\()/);
  if (range === undefined) return children;
  return (
    <>
      {about} <span className={`inline-block ${rangeClass}`}>{range}</span>
    </>
  );
}
