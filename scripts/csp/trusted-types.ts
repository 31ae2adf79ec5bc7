/*
 * The first script of every page, before any other can run. `rewrite-page.ts` prints it
 * into the HTML and hashes it.
 */
declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's own types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string | null; createHTML: (text: string) => string | null },
      ) => void;
    };
  }
}

(() => {
  /* Next's router can't read an address that begins with two slashes, and would blank the page. */
  if (/\/\//.test(location.pathname)) {
    location.replace(location.pathname.replace(/\/{2,}/g, '/') + location.search + location.hash);
  }
  const scripts = /^\/(_next\/static\/.+|sw)\.js$/;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && scripts.test(pathname) ? address : null;
    },
    /* React makes its script elements from this constant; all else it sets as HTML is plain text. */
    createHTML(text) {
      return text === '<script><\/script>' || !text.includes('<') ? text : null;
    },
  });
})();

export {};
