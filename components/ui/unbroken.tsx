/** Figures that belong together (`24V 100Ah`), a number and its unit (`50 °C`), and words with a hyphen in them. */
const TOGETHER = /(\d\S*(?: \d\S*)+|−?\b\d[\d.,]* \S+|\S*\w-\w\S*)/;

/** A text in which none of those is broken over two lines. Not by `nowrap`: beside it the browser no longer balances lines. */
export function Unbroken({ children }: { children: string }) {
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
