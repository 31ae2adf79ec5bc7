/** Beside a field of figures that can't be read, or that is out of its limits. The site fills in `{least}` and `{most}`. */
export const figureWords = {
  wrong: 'Enter a number from {least} to {most}. Until then we leave it out.',
  /** Of a figure without which there is no answer. */
  needed: 'Enter a number from {least} to {most}.',
  /** Of a count, which stays as it was. */
  count: 'Enter a whole number from 0 to {most}. Until then we count {count}.',
} as const;
