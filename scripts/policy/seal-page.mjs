import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildPagePolicy } from './page-policy.mjs';
import { readPage } from './read-page.mjs';

const firstScript = readFileSync(new URL('first-script.js', import.meta.url), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/^\s+/gm, '')
  .trim();

/**
 * Gives a page its policy: as its `<meta>`, with a hash of each script and style sheet it loads, and with the script
 * that guards what others may set. Nothing else of the page changes, or React could not take it over.
 *
 * @param {string} html
 * @param {object} options
 * @param {string} options.mailOrigin
 * @param {(address: string) => Buffer} options.readResource reads a script or style sheet of the export
 * @returns {{ html: string, policy: { meta: string, header: string } }}
 */
export function sealPage(html, { mailOrigin, readResource }) {
  const page = readPage(html);
  if (page.problems.length > 0) throw new Error(page.problems.join('; '));

  const policy = buildPagePolicy({
    scriptHashes: unique([firstScript, ...page.inlineScripts].map((text) => `'${hashOf(text, 'sha256')}'`)),
    styleHashes: unique(page.styleAttributes.map((text) => `'${hashOf(text, 'sha256')}'`)),
    mailOrigin,
  });
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy.meta}"/><script>${firstScript}</script>`;
  const integrities = page.resources.map(({ address, end, selfClosing }) => ({
    at: end - (selfClosing ? 2 : 1),
    text: ` integrity="${hashOf(readResource(address), 'sha384')}"`,
  }));
  return { html: insertAll(html, [{ at: page.afterCharset, text: head }, ...integrities]), policy };
}

/** From the end to the beginning, so that no insertion moves the next one's place. */
function insertAll(html, insertions) {
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), html);
}

function hashOf(data, algorithm) {
  return `${algorithm}-${createHash(algorithm).update(data).digest('base64')}`;
}

function unique(values) {
  return [...new Set(values)];
}
