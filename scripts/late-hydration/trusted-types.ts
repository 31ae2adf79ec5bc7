/* The first part of `deferred-hydration.ts`, so that it runs before any script is added. */
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
