import { createHash } from 'node:crypto';
import { delayScripts } from './delay-scripts.mjs';
import { readInlineScript } from './inline-script.mjs';
import { hashOf, parseElements, removalOf, replaceParts, unique } from './page-html.mjs';
import { buildPagePolicy } from './page-policy.mjs';
import { readPage } from './read-page.mjs';
import { takePayload } from './take-payload.mjs';

const trustedTypesScript = readInlineScript('scripts/policy/trusted-types.js');
const hydrationScript = ['lib/silence.ts', 'scripts/policy/deferred-hydration.js'].map(readInlineScript).join('\n');

/**
 * Gives a page its policy: as its `<meta>`, with a hash of each script and style sheet it loads, and with the script
 * that guards what others may set; its own scripts, their payload and its style sheets are put off, the rules it needs
 * printed. Nothing else of the page changes, or React could not take it over.
 *
 * @param {string} exported the page as Next wrote it
 * @param {object} options
 * @param {string} options.mailOrigin
 * @param {(address: string) => string} options.hashOfFile of a script or style sheet of the export
 * @param {ReturnType<typeof import('./inline-styles.mjs').createStyleInliner>} options.inlineStyles
 * @returns {{ html: string, policy: string, payload: { address: string, text: string } }} the
 *   payload is a file to be written beside the page
 */
export function sealPage(exported, { mailOrigin, hashOfFile, inlineStyles }) {
  const elements = parseElements(exported);
  const { problems } = readPage(exported, elements);
  if (problems.length > 0) throw new Error(problems.join('; '));

  const { payload: data, chunks, taken: holders } = takePayload(elements);
  const { scripts, taken: loaders } = delayScripts(elements);
  const taken = new Set([...holders, ...loaders]);
  const left = elements.filter((element) => !taken.has(element));
  const page = readPage(exported, left);
  const { style, addresses: sheets, changes: styleChanges } = inlineStyles(left);
  const late = { files: [...sheets, ...scripts].map((address) => [address, hashOfFile(address)]), chunks };
  const payload = namePayload(`${JSON.stringify(late)}\n${data}`);
  // One script, for each has a hash in the policy.
  const ownScript = `${trustedTypesScript}\n{${hydrationScript.replace('PAYLOAD', () => JSON.stringify([payload.address, hashOf(payload.text)]))}}`;

  const policy = buildPagePolicy({
    scriptHashes: unique([ownScript, ...page.inlineScripts].map((text) => `'${hashOf(text)}'`)),
    styleHashes: style ? [`'${hashOf(style)}'`] : [],
    styleAttributeHashes: unique(page.styleAttributes.map((text) => `'${hashOf(text)}'`)),
    mailOrigin,
  });
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${ownScript}</script>`;
  const integrities = page.resources
    .filter(({ address }) => !sheets.includes(address))
    .map(({ address, end, selfClosing }) => ({ start: end - (selfClosing ? 2 : 1), text: ` integrity="${hashOfFile(address)}"` }));
  const changes = [{ start: page.afterCharset, text: head }, ...[...taken].map(removalOf), ...integrities, ...styleChanges];
  return { html: replaceParts(exported, changes), policy, payload };
}

/** Named for its content, as Next names its files: hosts and browsers keep it for good. */
function namePayload(text) {
  return { address: `/_next/static/payloads/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`, text };
}
