import { existsSync } from 'node:fs';
import path from 'node:path';
import { importModule } from '../content.mjs';
import { projectRoot } from '../paths.mjs';
import { copyName } from '../pictures/remote-copies.mjs';

/**
 * @typedef {object} ShareCard
 * @property {string} name the file's name without its ending, as `lib/seo/share-picture.ts` addresses it
 * @property {string} brand
 * @property {string} heading
 * @property {string} [accent] the heading's last words, in the brand's colour
 * @property {string} [price]
 * @property {string | null} picture a master's file; null when it could not be had
 */

/** @returns {Promise<ShareCard[]>} one for each page: its heading, for products their name and price */
export async function listShareCards() {
  const [{ site }, { home }, { cataloguePage }, { about }, { contact }, { quote }, { backupCalculator }, { getProducts }] = await Promise.all(
    ['content/site.ts', 'content/home.ts', 'content/catalogue-page.ts', 'content/about.ts', 'content/contact.ts', 'content/quote.ts', 'content/backup-calculator.ts', 'lib/catalogue.ts'].map(importModule),
  );
  const { brand } = site;
  const [packs] = home.services.tiles;
  const pages = [
    { name: 'home', heading: home.hero.title, accent: home.hero.titleAccent, picture: home.hero.picture },
    { name: 'products', heading: cataloguePage.title, picture: packs.picture },
    { name: 'about', heading: about.hero.title, picture: about.story.picture },
    { name: 'contact', heading: contact.hero.title, picture: contact.facility.picture },
    { name: 'get-quote', heading: quote.hero.title, picture: 'cell-100ah-series' },
    { name: 'backup-calculator', heading: backupCalculator.hero.title, picture: 'pack-24v-in-use' },
  ];
  const products = getProducts().map(({ id, name, price, images }) => ({ name: `product-${id}`, heading: name, price, picture: images[0].src }));
  return [...pages, ...products].map((card) => ({ ...card, brand, picture: masterFile(card.picture) }));
}

function masterFile(src) {
  const remote = src.startsWith('https:');
  const file = path.join(projectRoot, 'content/pictures', remote ? `remote/${copyName(src)}` : `${src}.jpg`);
  if (existsSync(file)) return file;
  if (remote) return null;
  throw new Error(`scripts/share/share-cards.mjs: there is no content/pictures/${src}.jpg; add it or name another`);
}
