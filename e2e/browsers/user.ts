import { isDeepStrictEqual } from 'node:util';
import type { PageTask, Tab } from './tab';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 30;

type Role = 'link' | 'button' | 'field';

export type User = ReturnType<typeof userOf>;

/**
 * What a visitor does, in whatever browser: finds things by role and name, clicks, types, presses keys, looks.
 *
 * @param site where the export is served
 */
export function userOf(tab: Tab, site: string) {
  /** Looks until what a function of the page gives is what was expected. */
  async function see<Args extends readonly unknown[], Result>(
    what: string,
    expected: Result,
    task: PageTask<Args, Result>,
    ...args: Args
  ): Promise<void> {
    const limit = Date.now() + PATIENCE_MS;
    for (;;) {
      const seen = await tab.run(task, ...args);
      if (isDeepStrictEqual(seen, expected)) return;
      if (Date.now() > limit) throw new Error(`${what}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  async function click(role: Role, name: string, within = 'body'): Promise<void> {
    await see<unknown[], number>(
      `one ${role} "${name}"`,
      1,
      `(...args) => (${findAllByRole})(...args).length`,
      role,
      name,
      within,
    );
    await see('what moves', 0, () => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await tab.click(`(...args) => (${findAllByRole})(...args)[0]`, role, name, within);
  }

  return {
    ...tab,
    see,
    click,
    async visit(path: string) {
      await tab.open(site + path);
      await see<[], string | undefined>(`scripts on ${path}`, 'ready', () => document.documentElement.dataset.scripts);
    },
    async fill(label: string, text: string) {
      await click('field', label);
      await tab.type(text);
    },
    seeFocusOn: (name: string) =>
      see<[], string | undefined>('the focus', name, () => {
        const element = document.activeElement;
        const [label] = element && 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
        const shown = [...(element?.childNodes ?? [])].filter((child) => !(child instanceof Element) || child.checkVisibility());
        const text = shown.map((child) => child.textContent).join('');
        return (element?.getAttribute('aria-label') ?? label?.textContent ?? text).trim();
      }),
    seeAddress: (address: string) => see('the address', address, () => location.pathname + location.search),
    seeText: (text: string) =>
      see(`the text "${text}"`, true, (wanted: string) => document.body.innerText.includes(wanted), text),
    seeDialogs: (titles: readonly string[]) =>
      see<[], readonly (string | undefined)[]>('dialogs', titles, () =>
        [...document.querySelectorAll('[role=dialog]')].map((dialog) => dialog.querySelector('h2')?.textContent),
      ),
  };
}

/** Runs in the page, so it uses nothing of this file. A name is a label, or else the text; an open dialog hides the page. */
function findAllByRole(role: Role, name: string, within: string): Element[] {
  const kinds = { link: 'a[href]', button: 'button', field: 'input, select, textarea' };
  const root = document.querySelector('[role=dialog]') ?? document.querySelector(within);
  const found = [...(root?.querySelectorAll(kinds[role]) ?? [])].filter((element) => {
    const [label] = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
    const shown = [...element.childNodes].filter((child) => !(child instanceof Element) || child.checkVisibility());
    const text = shown.map((child) => child.textContent).join('');
    const ownName = element.getAttribute('aria-label') ?? label?.textContent ?? text;
    return ownName.trim() === name && element.checkVisibility();
  });
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
