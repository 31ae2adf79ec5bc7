/**
 * Draws the picture that a link to each page shows when it is shared: `public/share/home.jpg`, `product-<id>.jpg`… Their
 * names don't change, since chats keep them for a long time; results are kept in `.cache/share/` by what they show.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readBrandColours } from './brand-colours.mjs';
import { forEachInPool } from './each-in-pool.mjs';
import { projectRoot } from './paths.mjs';
import { openFileCache } from './pictures/file-cache.mjs';
import { createProgress } from './progress.mjs';
import { createCardDrawer } from './share/draw-card.mjs';
import { listShareCards } from './share/share-cards.mjs';

const cards = await listShareCards();
const characters = [...new Set(cards.flatMap(({ brand, heading, accent, price }) => [...`${brand.toUpperCase()}${heading} ${accent ?? ''}${price ?? ''}`]))].sort().join('');
const cache = openFileCache(path.join(projectRoot, '.cache/share'), path.join(projectRoot, 'public/share'));
const design = hashDesign();
const oneMore = createProgress('Share pictures', cards.length);
let draw;

await forEachInPool(cards, availableParallelism(), async ({ name, picture, ...words }) => {
  const master = picture && readFileSync(picture);
  const hash = createHash('sha256').update(design).update(JSON.stringify(words)).update(master ?? '').digest('hex').slice(0, 12);
  const make = async () => {
    draw ??= createCardDrawer(characters);
    return (await draw)({ ...words, master });
  };
  await cache.take(`${name}-${hash}.jpg`, make, `${name}.jpg`);
  oneMore();
});
cache.prune();
console.log(`Share pictures: ${cache.taken} in public/share/, ${cache.made} of them new`);

/** Whatever the look depends on: these scripts, the mark and the colours. */
function hashDesign() {
  const parts = ['brand-mark.mjs', 'brand-colours.mjs', ...readdirSync(path.join(projectRoot, 'scripts/share')).map((file) => `share/${file}`)];
  const colours = createHash('sha256').update(JSON.stringify([...readBrandColours()]));
  return parts.sort().reduce((hash, part) => hash.update(readFileSync(path.join(projectRoot, 'scripts', part))), colours).digest('hex');
}
