import { unique, type Element } from './html';

/**
 * Takes the scripts out of a page, to load later, so that they don't compete with its text and first picture. `nomodule` scripts
 * are dropped: browsers that need them can't run the others.
 *
 * @returns their addresses
 * @throws when a script is not `async`: later scripts may rely on it having run
 */
export function deferScripts(page: Element): string[] {
  const loaders = page.querySelectorAll('script[src], link[rel=preload][as=script]');
  const wanted = loaders.filter(({ attrs }) => attrs.nomodule === undefined);
  const inOrder = wanted.find(({ localName, attrs }) => localName === 'script' && attrs.async === undefined);
  if (inOrder) throw new Error(`its script ${inOrder.attrs.src} is not async, and can't be fetched later`);
  for (const loader of loaders) loader.remove();
  return unique(wanted.map(({ attrs: { src, href = '' } }) => src ?? href));
}
