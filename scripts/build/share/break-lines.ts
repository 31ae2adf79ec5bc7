/** The width of a line. */
type Measure = (line: string) => number;

/**
 * Breaks a text into as few lines as it needs, of as even a length as they can have.
 *
 * @param room the width of a line
 * @returns one word too wide for the room stands on a line of its own
 */
export function breakLines(text: string, room: number, measure: Measure): string[] {
  const words = text.split(' ');
  const least = fill(words, room, measure);
  // The narrowest room that needs no line more gives the most even lines.
  const widths = new Set(
    words.flatMap((_, from) => words.slice(from).map((__, more) => measure(words.slice(from, from + more + 1).join(' ')))),
  );
  const even = [...widths].filter((width) => width <= room).sort((a, b) => a - b);
  return (
    even
      .map((width) => fill(words, width, measure))
      .find((lines) => lines.length === least.length && widest(lines, measure) <= room) ?? least
  );
}

function fill(words: string[], room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : null;
    if (longer !== null && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widest(lines: readonly string[], measure: Measure): number {
  return Math.max(...lines.map(measure));
}
