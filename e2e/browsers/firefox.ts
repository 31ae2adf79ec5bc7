import { firefox as driver } from 'playwright';
import type { Browser, PageTask, Tab } from './tab';

const PROGRAM = '/usr/bin/firefox-esr';

export const firefox: Browser = { name: 'Firefox', packages: ['firefox-esr'], programs: [PROGRAM], openTab };

/** Playwright's own Firefox is a patched one; this one is driven by the protocol that Firefox itself speaks. */
async function openTab(): Promise<Tab> {
  const browser = await driver.launch({ channel: 'moz-firefox', executablePath: PROGRAM, headless: true });
  const page = await browser.newPage();
  return {
    version: browser.version(),
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: <Args extends readonly unknown[], Result>(task: PageTask<Args, Result>, ...args: Args) =>
      page.evaluate<Result>(callOf(task, args)),
    async click(task, ...args) {
      const element = (await page.evaluateHandle<Element>(callOf(task, args))).asElement();
      if (!element) throw new Error('there is nothing to click');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** A call of a function of the page, as text: Playwright itself hands functions one argument. */
function callOf(task: PageTask<never, unknown>, args: readonly unknown[]): string {
  return `(${task})(...${JSON.stringify(args)})`;
}
