import { getProducts } from './catalogue';
import { groupThousands, parsePrice } from './price';
import { nominalVolts, ratedLife } from './specification';

export interface CatalogueFigure {
  label: string;
  value: string;
  unit: string;
  /** The unit stands before the value, as in a price. */
  unitFirst?: boolean;
}

/** Sub-category whose voltages are the systems that we build for. */
const SYSTEM_PACKS = 'ups&solar-batteries';

/** Four figures that sum up the catalogue, computed from it. */
export function catalogueFigures(): CatalogueFigure[] {
  const products = getProducts();
  const lives = products.map(ratedLife).filter((life) => life !== undefined);
  const volts = products
    .filter(({ subcategory }) => subcategory === SYSTEM_PACKS)
    .map(nominalVolts)
    .filter((value) => value !== undefined);
  const cheapest = Math.min(...products.map(({ price }) => parsePrice(price)));
  return [
    { label: 'Rated life, up to', value: String(Math.max(...lives.map(({ cycles }) => cycles))), unit: 'cycles' },
    { label: 'Design life, up to', value: String(Math.max(...lives.map(({ years }) => years))), unit: 'years' },
    { label: 'Packs', value: `${Math.min(...volts)}–${Math.max(...volts)}`, unit: 'V' },
    { label: 'Prices from', value: groupThousands(cheapest), unit: 'PKR', unitFirst: true },
  ];
}
