import { isDeepStrictEqual } from 'node:util';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 30;

/**
 * What a visitor does, in whatever browser: finds things by role and name, clicks, types, presses keys, looks.
 *
 * @param {object} tab see firefox.mjs and webkit.mjs
 * @param {string} site where the export is served
 */
export function userOf(tab, site) {
  /** Looks until what a function of the page gives is what was expected. */
  async function see(what, expected, task, ...args) {
    const limit = Date.now() + PATIENCE_MS;
    for (;;) {
      const seen = await tab.run(task, ...args);
      if (isDeepStrictEqual(seen, expected)) return;
      if (Date.now() > limit) throw new Error(`${what}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  async function click(role, name, within = 'body') {
    await see(`one ${role} "${name}"`, 1, `(...args) => (${findAllByRole})(...args).length`, role, name, within);
    await see('what moves', 0, () => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await tab.click(await tab.find(`(...args) => (${findAllByRole})(...args)[0]`, role, name, within));
  }

  return {
    ...tab,
    see,
    click,
    async visit(path) {
      await tab.open(site + path);
      await see(`scripts on ${path}`, 'ready', () => document.documentElement.dataset.scripts);
    },
    async fill(label, text) {
      await click('field', label);
      await tab.type(text);
    },
    seeFocusOn: (name) =>
      see('the focus', name, () => {
        const { activeElement: element } = document;
        return (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
      }),
    seeAddress: (address) => see('the address', address, () => location.pathname + location.search),
    seeText: (text) => see(`the text "${text}"`, true, (wanted) => document.body.innerText.includes(wanted), text),
    seeDialogs: (titles) =>
      see('dialogs', titles, () => [...document.querySelectorAll('[role=dialog]')].map((dialog) => dialog.querySelector('h2').textContent)),
  };
}

/** Runs in the page, so it uses nothing of this file. A name is a label, or else the text; an open dialog hides the page. */
function findAllByRole(role, name, within) {
  const kinds = { link: 'a[href]', button: 'button', field: 'input, select, textarea' };
  const root = document.querySelector('[role=dialog]') ?? document.querySelector(within);
  const found = [...root.querySelectorAll(kinds[role])].filter((element) => {
    const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    return text.trim() === name && element.checkVisibility();
  });
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
