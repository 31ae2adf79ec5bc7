const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Puts a count into a sentence of `content/` that has `{count}` in it: small ones in words, `Three` where one begins with it. */
export function withCount(sentence: string, count: number): string {
  const word = WORDS[count] ?? String(count);
  return sentence.replace(/^\{count\}/, word.charAt(0).toUpperCase() + word.slice(1)).replace('{count}', word);
}
