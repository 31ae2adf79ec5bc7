import { bundleScript } from '../support/bundle-script';
import { shortHash } from '../support/short-hash';
import type { createCssInliner } from './critical-css';
import { findCharset, findBlocked, hashOf, listResources, parsePage } from './html';
import { buildPolicy } from './policy';
import { deferScripts, extractPayload, putReactFirst, type Entry } from './take-scripts';

const inlineScript = bundleScript('scripts/late-hydration/inline-script.ts');
const queuedForms = bundleScript('scripts/late-hydration/queued-forms.ts');
const hydrate = bundleScript('scripts/late-hydration/deferred-hydration.ts');

export type NamedFile = [address: string, integrity: string];

/** What a page loads for hydration. */
export interface LateFiles {
  /** Style sheets and scripts, with their hashes. */
  files: NamedFile[];
  /** The entries that are passed to Turbopack once all files are loaded. */
  entries: Entry[];
}

interface RewriteOptions {
  mailOrigin: string;
  /** Reads a script or style sheet of the export. */
  read: (address: string) => string;
  inlineCss: ReturnType<typeof createCssInliner>;
  /** A script that this page alone runs first. */
  pageScript?: string;
}

/**
 * Adds the policy as a `<meta>`, hashes of the scripts and style sheets, and Trusted Types; defers hydration and inlines the
 * critical CSS. Nothing else of the page may change, because React could not hydrate it then.
 *
 * @param exported the page as Next wrote it
 * @returns also the script that hydrates the page, for the caller to write into the export, and the addresses of all that the page
 * loads for hydration, that script first
 */
export function rewritePage(exported: string, { mailOrigin, read, inlineCss, pageScript = '' }: RewriteOptions) {
  const page = parsePage(exported);
  const problems = findBlocked(page);
  if (problems.length > 0) throw new Error(problems.join('; '));

  const { payload, entry } = extractPayload(page);
  const scripts = deferScripts(page);
  // Next's preconnect for a typeface has no credentials, so no request to the site itself would use it.
  page.querySelector('link[rel=preconnect][href="/"]')?.remove();
  const { style, fonts, addresses: sheets } = inlineCss(page);
  const late: LateFiles = {
    files: [...sheets, ...scripts].map((address) => [address, hashOf(read(address))]),
    entries: putReactFirst(entry, (chunk) => read(`/_next/${chunk}`)),
  };
  // The payload in the form in which Next's own inline scripts leave it.
  const text = `self.late=${JSON.stringify(late)};\nself.__next_f=${JSON.stringify([[0], [1, payload]])};\n${hydrate}`;
  // The script is named by its hash, so that hosts and browsers can cache it for ever, as Next's files.
  const script = { address: `/_next/static/pages/${shortHash(16, text)}.js`, text };
  const ownScript = pageScript + (page.querySelector('[data-queued]') ? queuedForms : '') + inlineScript;

  const attributes = page.querySelectorAll('[style]').map(({ attrs }) => attrs.style ?? '');
  const policy = buildPolicy({ script: ownScript, style, attributes }, mailOrigin);
  for (const { element, address } of listResources(page)) element.setAttribute('integrity', hashOf(read(address)));
  // A script in a template is not loaded.
  const template = `<template><script async src="${script.address}" integrity="${hashOf(text)}"></script></template>`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">${template}<script>${ownScript}</script>`;
  findCharset(page)?.insertAdjacentHTML('afterend', head);
  // The whole sheets, for print and hover without scripts, stand at the end: they delay no paint, and React skips them there.
  const wholeSheets = sheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  if (wholeSheets) page.querySelector('body')?.insertAdjacentHTML('beforeend', `<noscript>${wholeSheets}</noscript>`);
  return { html: page.toString(), policy, script, lateFiles: [script.address, ...fonts, ...sheets, ...scripts] };
}
