import { createHash } from 'node:crypto';
import { bundleScript } from '../support/bundle-script';
import type { CriticalCss } from './critical-css';
import { deferScripts } from './defer-scripts';
import { extractPayload } from './extract-rsc-payload';
import { hashOf, parseElements, removalOf, replaceParts, unique, type Element } from './html';
import { buildPolicy } from './policy';
import { readPage } from './read-page';
import { putReactFirst } from './react-first';
import type { LateFiles } from './read-rsc-payload';

// Its two names are replaced for each page: a bundler's own way takes 8 ms a page.
const inlineScript = bundleScript('scripts/late-hydration/inline-script.ts');

export interface RewriteOptions {
  mailOrigin: string;
  /** The hash of a script or style sheet of the export. */
  hashOfFile: (address: string) => string;
  inlineCss: (elements: readonly Element[]) => CriticalCss;
  /** The number of React's own module, if this script of the export contains it. */
  reactModuleIn: (address: string) => number | undefined;
  /** A script that this page alone runs first. */
  pageScript?: string;
}

export interface RewrittenPage {
  html: string;
  policy: string;
  /** A file for the caller to write into the export. */
  payload: { address: string; text: string };
}

/**
 * Adds the policy as a `<meta>`, hashes of the scripts and style sheets, and Trusted Types; defers hydration and inlines the
 * critical CSS. Nothing else of the page may change, because React could not hydrate it then.
 *
 * @param exported the page as Next wrote it
 */
export function rewritePage(
  exported: string,
  { mailOrigin, hashOfFile, inlineCss, reactModuleIn, pageScript = '' }: RewriteOptions,
): RewrittenPage {
  const elements = parseElements(exported);
  const { problems } = readPage(exported, elements);
  if (problems.length > 0) throw new Error(problems.join('; '));

  const { payload: data, entries, taken: holders } = extractPayload(elements);
  const { scripts, taken: loaders } = deferScripts(elements);
  const taken = new Set([...holders, ...loaders]);
  const left = elements.filter((element) => !taken.has(element));
  const page = readPage(exported, left);
  const [unknown] = page.inlineScripts;
  if (unknown !== undefined) throw new Error(`it has an inline script that this step does not know: ${unknown.slice(0, 80)}`);
  const { style, typefaces, addresses: sheets, changes: styleChanges } = inlineCss(left);
  const late: LateFiles = {
    files: [...sheets, ...scripts].map((address) => [address, hashOfFile(address)]),
    entries: putReactFirst(entries, (chunk) => reactModuleIn(`/_next/${chunk}`)),
  };
  const payload = namePayload(`${JSON.stringify(late)}\n${data}`);
  const ownScript = (pageScript + inlineScript)
    .replace('TYPEFACES', () => JSON.stringify(typefaces))
    .replace('PAYLOAD', () => JSON.stringify([payload.address, hashOf(payload.text)]));

  const policy = buildPolicy({
    scriptHashes: [`'${hashOf(ownScript)}'`],
    styleHashes: style ? [`'${hashOf(style)}'`] : [],
    styleAttributeHashes: unique(page.styleAttributes.map((text) => `'${hashOf(text)}'`)),
    mailOrigin,
  });
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${ownScript}</script>`;
  const integrities = page.resources
    .filter(({ address }) => !sheets.includes(address))
    .map(({ address, end, selfClosing }) => ({
      start: end - (selfClosing ? 2 : 1),
      text: ` integrity="${hashOfFile(address)}"`,
    }));
  // Print and hover without scripts. At the end, so that it delays no paint; React skips what it does not know there.
  const wholeSheets = sheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  const noScript = wholeSheets && `<noscript>${wholeSheets}</noscript>`;
  const changes = [
    { start: page.afterCharset, text: head },
    { start: exported.lastIndexOf('</body>'), text: noScript },
    ...[...taken].map(removalOf),
    ...integrities,
    ...styleChanges,
  ];
  return { html: replaceParts(exported, changes), policy, payload };
}

/** The name is a hash of the content, as with Next's files, so that hosts and browsers can cache it for ever. */
function namePayload(text: string): RewrittenPage['payload'] {
  return { address: `/_next/static/payloads/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`, text };
}
