import { firefox } from 'playwright';

const PROGRAM = '/usr/bin/firefox-esr';

export const name = 'Firefox';
export const packages = ['firefox-esr'];
export const programs = [PROGRAM];

/** Playwright's own Firefox is a patched one; this one is driven by the protocol that Firefox itself speaks. */
export async function openTab() {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: PROGRAM, headless: true });
  const page = await browser.newPage();
  return {
    version: browser.version(),
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (task, ...args) => page.evaluate(takingList(task), args),
    find: async (task, ...args) => (await page.evaluateHandle(takingList(task), args)).asElement(),
    click: (element) => element.click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** Playwright hands a function of the page one argument. */
function takingList(task) {
  return new Function('args', `return (${task})(...args)`);
}
