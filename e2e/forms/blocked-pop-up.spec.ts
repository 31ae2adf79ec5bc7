import { chromium, expect, test } from '@playwright/test';

test('a blocked pop-up leaves the chat to open by hand', { tag: ['@whole', '@full'] }, async ({ launchOptions, baseURL }) => {
  // Playwright switches the browser's own blocker off; here it is wanted.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
  try {
    const page = await browser.newPage({ baseURL });
    // The blocker stops a window that no tap asked for. The page has to submit by itself, and be seen to have done so by
    // its console: whatever Playwright looks up in a page counts as a tap there for five seconds.
    await page.addInitScript(() => {
      const submitOnceAlive = setInterval(() => {
        const form = document.querySelector<HTMLFormElement>('main form');
        if (!form || document.documentElement.dataset.scripts !== 'ready') return;
        clearInterval(submitOnceAlive);
        const fill = (name: string, value: string) => {
          (form.elements.namedItem(name) as HTMLInputElement).value = value;
        };
        fill('name', 'Ayesha');
        fill('email', 'a@example.com');
        fill('batteryType', 'Custom Solution');
        form.requestSubmit();
        console.info(`submitted, tapped: ${navigator.userActivation.hasBeenActive}`);
      }, 50);
    });
    const submitted = page.waitForEvent('console', (message) => message.text().startsWith('submitted'));
    await page.goto('/contact');
    expect((await submitted).text()).toBe('submitted, tapped: false');

    await expect(page.getByText('your browser did not open WhatsApp')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=.*Ayesha/,
    );
    await expect(page.getByLabel('Full Name')).toHaveValue('Ayesha');
    expect(page.context().pages()).toHaveLength(1);
  } finally {
    await browser.close();
  }
});
