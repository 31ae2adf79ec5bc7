/*
 * The first part of the inline script of every page, so that it runs before any other script.
 */
declare global {
  interface Window {
    /** Missing in some browsers and in TypeScript's own types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string | null; createHTML: (text: string) => string | null },
      ) => void;
    };
  }
}

/* Next's router can't parse a path that begins with two slashes; the page would go blank. */
if (/\/\//.test(location.pathname)) {
  location.replace(location.pathname.replace(/\/{2,}/g, '/') + location.search + location.hash);
}
const scripts = /^\/(_next\/static\/.+|sw)\.js$/;
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && scripts.test(pathname) ? address : null;
  },
  /* React creates script elements from this constant; all other HTML that it sets is plain text. */
  createHTML(text) {
    return text === '<script><\/script>' || !text.includes('<') ? text : null;
  },
});

export {};
