import { delayScripts } from './delay-scripts.mjs';
import { hashOf, readInlineScript, replaceParts, unique } from './page-html.mjs';
import { buildPagePolicy } from './page-policy.mjs';
import { readPage } from './read-page.mjs';

const firstScript = readInlineScript(new URL('first-script.js', import.meta.url));

/**
 * Gives a page its policy: as its `<meta>`, with a hash of each script and style sheet it loads, and with the script
 * that guards what others may set; its own scripts are put off. Nothing else of the page changes, or React could not
 * take it over.
 *
 * @param {string} exported the page as Next wrote it
 * @param {object} options
 * @param {string} options.mailOrigin
 * @param {(address: string) => Buffer} options.readResource reads a script or style sheet of the export
 * @returns {{ html: string, policy: { meta: string, header: string } }}
 */
export function sealPage(exported, { mailOrigin, readResource }) {
  const { problems } = readPage(exported);
  if (problems.length > 0) throw new Error(problems.join('; '));

  const { html, starter } = delayScripts(exported, readResource);
  const page = readPage(html);
  const ownScripts = [firstScript, starter];

  const policy = buildPagePolicy({
    scriptHashes: unique([...ownScripts, ...page.inlineScripts].map((text) => `'${hashOf(text)}'`)),
    styleHashes: unique(page.styleAttributes.map((text) => `'${hashOf(text)}'`)),
    mailOrigin,
  });
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy.meta}"/>${ownScripts.map((text) => `<script>${text}</script>`).join('')}`;
  const integrities = page.resources.map(({ address, end, selfClosing }) => ({
    start: end - (selfClosing ? 2 : 1),
    text: ` integrity="${hashOf(readResource(address))}"`,
  }));
  return { html: replaceParts(html, [{ start: page.afterCharset, text: head }, ...integrities]), policy };
}
