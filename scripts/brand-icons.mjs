/**
 * Writes `.generated/brand-icons.css`: the marks of WhatsApp and the social networks as masks, once for all pages. In the
 * HTML each would stand as often as it is shown, and once more in the page's data for React.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siFacebook, siInstagram, siWhatsapp, siYoutube } from 'simple-icons';
import { projectRoot } from './paths.mjs';

const icons = [siWhatsapp, siFacebook, siInstagram, siYoutube];

/** To a hundredth of their grid of 24: shown at 20 pixels, nobody sees more. */
const roundDrawing = (drawing) => drawing.replace(/\d*\.\d{3,}/g, (number) => Number(number).toFixed(2).replace(/^0\./, '.'));

const rules = icons.map(({ slug, path: drawing }) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${roundDrawing(drawing)}'/></svg>`;
  return `.brand-icon-${slug} {\n  mask-image: url("data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}");\n}\n`;
});

const folder = path.join(projectRoot, '.generated');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'brand-icons.css'), rules.join('\n'));
console.log(`Brand icons: ${icons.length} in .generated/brand-icons.css`);
