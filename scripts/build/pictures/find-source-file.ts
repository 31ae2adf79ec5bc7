import { existsSync } from 'node:fs';
import path from 'node:path';
import { home } from '@/content/pages/home';
import type { PictureKind } from './fit-picture';
import { copyName } from './remote-copies';
import { listLocalImages, SOURCE_FOLDER } from './source-images';

export const REMOTE_FOLDER = path.join(SOURCE_FOLDER, 'remote');

export function isRemote(source: string): boolean {
  return source.startsWith('https:');
}

/** @returns finds the file of a picture by its name or https address in the content; null if there is none */
export function createFileFinder(): (source: string) => string | null {
  const local = listLocalImages(SOURCE_FOLDER);
  return (source) => {
    if (!isRemote(source)) return local.get(source) ?? null;
    const copy = path.join(REMOTE_FOLDER, copyName(source));
    return existsSync(copy) ? copy : null;
  };
}

/** @returns says of a picture, by its name or address, how it is fitted to the layout */
export async function createKindFinder(): Promise<(source: string) => PictureKind> {
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const heroes = new Set<string>(home.hero.packs.map(({ picture }) => picture));
  const products = new Set(getProducts().flatMap(({ images }) => images.map(({ src }) => src)));
  return (source) => (heroes.has(source) ? 'hero' : products.has(source) ? 'product' : 'scene');
}
