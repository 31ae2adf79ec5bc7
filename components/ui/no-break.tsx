/** Figures that belong together (`24V 100Ah`), and a number with its unit (`50 °C`). */
const FIGURES = /\d\S*(?:(?<!,) \d\S*)+|−?\b\d[\d.,]*(?<![.,]) \S+/g;
const HYPHENED = /([^ ]*\w-\w[^ ]*)/;

/** Keeps figures, and words with a hyphen, on one line. Not by `nowrap`, beside which browsers no longer balance lines. */
export function noBreak(text: string) {
  return text
    .replace(FIGURES, (figure) => figure.replaceAll(' ', '\u00a0'))
    .split(HYPHENED)
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className="inline-block">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
