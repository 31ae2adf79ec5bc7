const KINDS = ['lighthouse', 'probe'];
export const PAGES = ['home', 'products', 'product'];

/**
 * @typedef {object} BenchOptions
 * @property {number} rounds
 * @property {string[]} pages
 * @property {string[]} kinds
 * @property {boolean} experiments what each measure of the site is worth, taken away one at a time
 * @property {number[] | null} products when given, growth of the catalogue is measured instead
 */

/**
 * @param {string[]} args
 * @returns {BenchOptions}
 */
export function readOptions(args) {
  const options = { rounds: 5, pages: PAGES, kinds: KINDS, experiments: false, products: null };
  const words = args.flatMap((arg) => arg.split('='));
  while (words.length > 0) {
    const option = words.shift();
    if (option === '--experiments') options.experiments = true;
    else if (option === '--rounds') options.rounds = readNumber(option, words.shift());
    else if (option === '--products') options.products = (words.shift() ?? '').split(',').map((text) => readNumber(option, text));
    else if (option === '--pages') options.pages = readNames(option, words.shift(), PAGES);
    else if (option === '--only') options.kinds = readNames(option, words.shift(), KINDS);
    else throw new Error(`"${option}" isn't understood. There are --rounds 5, --pages ${PAGES.join(',')}, --only ${KINDS.join('|')}, --experiments and --products 1000 or 8,100,1000.`);
  }
  return options;
}

function readNumber(option, text = '') {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) throw new Error(`${option} needs a number from 1; it is "${text}".`);
  return number;
}

function readNames(option, text = '', known) {
  const names = text.split(',');
  if (!names.every((name) => known.includes(name))) throw new Error(`${option} takes ${known.join(', ')}, with commas between; it is "${text}".`);
  return names;
}
