import { FIRST_ROUND_TRIP } from './first-round-trip';
import { calculatorRoute } from './routes';

/*
 * Bytes as they cross the wire, compressed and without headers: they are the same on every machine, as times are not.
 * `npm run bench` measures those.
 */

/** What Next itself sends for a page that holds nothing: `scripts/bench/empty-next`, Next 16.4.5, 115,171 bytes. */
const SCRIPT_FLOOR = 115_200;

const BUDGET = {
  html: FIRST_ROUND_TRIP,
  /** The RSC payload and the list of the late files; fetched before the scripts. */
  payload: 11_000,
  scripts: SCRIPT_FLOOR + 18_000,
  styles: 9000,
  fonts: 7500,
};

/** What the calculator's page may load beyond that. */
const CALCULATOR_SCRIPTS = 5000;

export type Kind = keyof typeof BUDGET;
export const kinds = Object.keys(BUDGET) as Kind[];

/** The most bytes of a kind that a page may load. */
export const mostBytes = (kind: Kind, address: string): number =>
  BUDGET[kind] + (kind === 'scripts' && address === calculatorRoute ? CALCULATOR_SCRIPTS : 0);
