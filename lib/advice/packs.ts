import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { getProducts } from '../shop/catalogue';
import type { Product } from '../shop/product';
import { systemVolts, tubularWattHours, usableWattHours, type BackupPack } from './energy';

/** A pack of the catalogue. It has few fields, because pages send it to the browser. */
export interface CataloguePack extends BackupPack {
  /** The product's id, which is also the end of its address. */
  id: string;
  name: string;
  shortName: string;
  /** 12, 24 or 48, as it stands on the UPS or inverter. */
  systemVolts: number;
  /** The highest charging current that is allowed; `advisedChargeAmps` is the one to set. */
  chargeLimitAmps: number;
  advisedChargeAmps: number;
  price: string;
  rupees: number;
  /** Rated years; null if the specification gives none. */
  lifeYears: number | null;
}

/** The packs that the calculator offers, least energy first, and of those with equal energy the cheapest. */
export function getBackupPacks(products: readonly Product[] = getProducts()): CataloguePack[] {
  const packs = products.map(toBackupPack).filter((pack) => pack !== undefined);
  return packs.sort((a, b) => energy(a) - energy(b) || a.rupees - b.rupees);
}

/** Turns a product into a pack; undefined if it is not one. */
export function toBackupPack({
  id,
  name,
  shortName,
  price,
  rupees,
  volts,
  ampereHours,
  life,
  currentLimitAmps,
  chargeLimitAmps = currentLimitAmps,
}: Product): CataloguePack | undefined {
  if (!volts || !ampereHours || !currentLimitAmps || !chargeLimitAmps) return undefined;
  return {
    id,
    name,
    shortName,
    volts,
    ampereHours,
    systemVolts: systemVolts(volts),
    currentLimitAmps,
    chargeLimitAmps,
    advisedChargeAmps: Math.min(chargeLimitAmps, Math.floor(ampereHours * charging.currentShare)),
    price,
    rupees,
    lifeYears: life?.years ?? null,
  };
}

/** Whether a pack's usable energy lies between gentle and deep use of its system's tubular batteries. */
export function isLikeTubulars(pack: CataloguePack): boolean {
  const { gentle, deep } = tubularWattHours(pack.systemVolts);
  const usable = usableWattHours(pack, backup.losses.estimate);
  return usable >= gentle && usable <= deep;
}

function energy({ volts, ampereHours }: BackupPack): number {
  return volts * ampereHours;
}
