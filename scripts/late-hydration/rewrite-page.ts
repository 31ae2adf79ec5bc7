import { bundleScript } from '../support/bundle-script';
import { shortHash } from '../support/short-hash';
import type { CriticalCss } from './critical-css';
import { findCharset, findProblems, hashOf, listResources, parsePage, readInlineScripts, remember, type Element } from './html';
import { buildPolicy } from './policy';
import { deferScripts, extractPayload, putReactFirst, type Entry } from './take-scripts';

const bundle = remember((limitMs: number) => {
  const [inlineScript = '', queuedForms = '', hydrate = ''] = ['inline-script', 'queued-forms', 'deferred-hydration'].map(
    (name) => bundleScript(`scripts/late-hydration/${name}.ts`, { LIMIT_MS: limitMs }),
  );
  return { inlineScript, queuedForms, hydrate };
});

export type NamedFile = [address: string, integrity: string];

/** What a page loads for hydration. */
export interface LateFiles {
  /** Style sheets and scripts, with their hashes. */
  files: NamedFile[];
  /** Passed to Turbopack once all files are loaded. */
  entries: Entry[];
}

export interface RewriteOptions {
  mailOrigin: string;
  /** Milliseconds that a tap or a form waits for hydration. */
  limitMs: number;
  /** The hash of a script or style sheet of the export. */
  hashOfFile: (address: string) => string;
  inlineCss: (page: Element) => CriticalCss;
  /** The number of React's own module, if this script of the export contains it. */
  reactModuleIn: (address: string) => number | undefined;
  /** A script that this page alone runs first. */
  pageScript?: string;
}

export interface RewrittenPage {
  html: string;
  policy: string;
  /** The script that hydrates the page, for the caller to write into the export. */
  script: { address: string; text: string };
  /** The addresses of all that the page loads for hydration, that script first. */
  lateFiles: string[];
}

/**
 * Adds the policy as a `<meta>`, hashes of the scripts and style sheets, and Trusted Types; defers hydration and inlines the
 * critical CSS. Nothing else of the page may change, because React could not hydrate it then.
 *
 * @param exported the page as Next wrote it
 */
export function rewritePage(
  exported: string,
  { mailOrigin, limitMs, hashOfFile, inlineCss, reactModuleIn, pageScript = '' }: RewriteOptions,
): RewrittenPage {
  const page = parsePage(exported);
  const problems = findProblems(page);
  if (problems.length > 0) throw new Error(problems.join('; '));

  const { payload, entries } = extractPayload(page);
  const scripts = deferScripts(page);
  const [unknown] = readInlineScripts(page);
  if (unknown !== undefined) throw new Error(`it has an inline script that this step does not know: ${unknown.slice(0, 80)}`);
  // Next's own, for a typeface: without credentials, so that no request to the own site would use it.
  page.querySelector('link[rel=preconnect][href="/"]')?.remove();
  const { style, fonts, addresses: sheets } = inlineCss(page);
  const late: LateFiles = {
    files: [...sheets, ...scripts].map((address) => [address, hashOfFile(address)]),
    entries: putReactFirst(entries, (chunk) => reactModuleIn(`/_next/${chunk}`)),
  };
  const { inlineScript, queuedForms, hydrate } = bundle(limitMs);
  // The payload in the form in which Next's own inline scripts leave it.
  const text = `self.late=${JSON.stringify(late)};\nself.__next_f=${JSON.stringify([[0], [1, payload]])};\n${hydrate}`;
  // Named by its hash, so that hosts and browsers can cache it for ever, as Next's files.
  const script = { address: `/_next/static/pages/${shortHash(16, text)}.js`, text };
  const ownScript = pageScript + (page.querySelector('[data-queued]') ? queuedForms : '') + inlineScript;

  const attributes = page.querySelectorAll('[style]').map(({ attrs }) => attrs.style ?? '');
  const policy = buildPolicy({ script: ownScript, style, attributes }, mailOrigin);
  for (const { element, address } of listResources(page)) element.setAttribute('integrity', hashOfFile(address));
  // A script in a template is not loaded.
  const template = `<template><script async src="${script.address}" integrity="${hashOf(text)}"></script></template>`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">${template}<script>${ownScript}</script>`;
  findCharset(page)?.insertAdjacentHTML('afterend', head);
  // Print and hover without scripts. At the end, so that it delays no paint; React skips what it does not know there.
  const wholeSheets = sheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  if (wholeSheets) page.querySelector('body')?.insertAdjacentHTML('beforeend', `<noscript>${wholeSheets}</noscript>`);
  return { html: page.toString(), policy, script, lateFiles: [script.address, ...fonts, ...sheets, ...scripts] };
}
