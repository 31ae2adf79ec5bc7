import { groupThousands } from '../format/texts';
import { allProducts } from './catalogue';
import { isHousePack, type Product } from './product';

/** Up to four figures computed from the catalogue, with their words; one without data is left out. */
export function catalogueFigures(
  words: Record<'life' | 'energy' | 'volts' | 'price', { label: string; unit: string }>,
  products: readonly Product[] = allProducts,
) {
  const [life] = products.flatMap((product) => product.life ?? []).sort((a, b) => b.years - a.years);
  const housePacks = products.filter(isHousePack);
  const [cheapest] = housePacks.map(({ price }) => price).sort((a, b) => a - b);
  return [
    { ...words.life, value: life?.years },
    { ...words.energy, value: range(housePacks.map(({ wattHours }) => wattHours && Math.round(wattHours / 10) / 100)) },
    { ...words.volts, value: range(housePacks.map(({ nominalVolts }) => nominalVolts)) },
    { ...words.price, value: cheapest && groupThousands(cheapest) },
  ].flatMap(({ value, ...figure }) => (value ? [{ ...figure, value: String(value) }] : []));
}

/** The least and the most of the values, `12–51.2`, or one value alone. */
function range(values: readonly (number | undefined)[]) {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return [...new Set([known[0], known.at(-1)])].join('–');
}
