import 'server-only';
import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { allProducts } from '../shop/catalogue';
import type { Product } from '../shop/product';
import type { ComparedPack } from './cost';
import { assumptionsFor, systemVoltsOf, tubularsFor, usableWattHours, type Pack } from './energy';

/** The packs that the calculator offers, in the catalogue's order. */
export function getPacks(products: readonly Product[] = allProducts): Pack[] {
  return products.map(toPack).filter((pack) => pack !== undefined);
}

/** Turns a product into a pack; undefined if it lacks a figure that the calculator needs. */
export function toPack(product: Product): Pack | undefined {
  const { id, name, shortName, price, availability, nominalVolts, ampereHours, life, currentLimitAmps } = product;
  const { chargeLimitAmps = currentLimitAmps } = product;
  if (!nominalVolts || !ampereHours || !currentLimitAmps || !chargeLimitAmps) return undefined;
  return {
    id,
    name,
    shortName,
    rupees: price,
    soldOut: availability === 'out of stock',
    systemVolts: systemVoltsOf(nominalVolts),
    nominalVolts,
    ampereHours,
    currentLimitAmps,
    chargeLimitAmps,
    advisedChargeAmps: Math.min(chargeLimitAmps, Math.floor(ampereHours * charging.currentShare)),
    lifeYears: life?.years ?? null,
  };
}

/** Each pack whose usable energy lies between gentle and deep use of its system's tubular batteries, with these batteries. */
export function comparablePacks(packs: readonly Pack[] = getPacks()): ComparedPack[] {
  return packs.flatMap((pack) => {
    const tubulars = tubularsFor(pack.systemVolts);
    const { estimate } = assumptionsFor(pack);
    const usable = usableWattHours(pack, estimate);
    const isAlike = usable >= tubulars.gentle && usable <= tubulars.deep;
    return isAlike ? [{ ...pack, ...tubulars, ...estimate, givenBack: backup.givenBack, usable }] : [];
  });
}
