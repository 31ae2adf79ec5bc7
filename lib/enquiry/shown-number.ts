/** `923001234567` as `+92 300 1234567`, on one line. */
export function shownNumber(number: string): string {
  return `+${number.replace(/^92(3\d\d)?/, (_, network = '') => `92\u00a0${network && `${network}\u00a0`}`)}`;
}
