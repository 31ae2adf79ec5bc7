/**
 * Writes `.generated/brand-icons.css`: the marks of WhatsApp and the social networks as masks, once for all pages. In the
 * HTML each would stand as often as it is shown, and once more in the page's data for React.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siFacebook, siWhatsapp, siYoutube } from 'simple-icons';
import { projectRoot } from './paths.mjs';

// Instagram's mark is three plain shapes, in a third of the bytes of their outline.
const INSTAGRAM =
  "<g fill='none' stroke='#000' stroke-width='2'><rect x='1' y='1' width='22' height='22' rx='6'/><circle cx='12' cy='12' r='5'/></g><circle cx='18.4' cy='5.6' r='1.4'/>";

const icons = {
  ...Object.fromEntries([siWhatsapp, siFacebook, siYoutube].map(({ slug, path: drawing }) => [slug, `<path d='${drawing}'/>`])),
  instagram: INSTAGRAM,
};
const rules = Object.entries(icons).map(([slug, shapes]) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${shapes}</svg>`;
  return `.brand-icon-${slug} {\n  mask-image: url("data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}");\n}\n`;
});

const folder = path.join(projectRoot, '.generated');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'brand-icons.css'), rules.join('\n'));
console.log(`Brand icons: ${rules.length} in .generated/brand-icons.css`);
