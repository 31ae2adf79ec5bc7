/** Figures that belong together (`24V 100Ah`), a number with its unit (`50 °C`), and words with a hyphen. */
const TOGETHER = /(\d\S*(?: \d\S*)+|−?\b\d[\d.,]* \S+|\S*\w-\w\S*)/;

/** Keeps each of these on one line. Not by `nowrap`, beside which browsers no longer balance lines. */
export function NoBreak({ children }: { children: string }) {
  return children.split(TOGETHER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
