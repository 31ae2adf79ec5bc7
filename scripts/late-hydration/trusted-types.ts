/* The first part of `deferred-hydration.ts`, so that it runs before any script is added. */
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
