import assert from 'node:assert/strict';
import { isScript, type FaultyLine } from '../support/faulty-line';
import { mailboxAt, type Journey, type World } from './journeys';
import type { User } from './user';

const NARROW = [460, 900] as const;
const PATIENCE_MS = 15_000;
const LEAVING_MS = 3000;

/** What a visitor does before hydration, while the scripts of the page are late. */
export const earlyJourneys: Record<string, Journey> = {
  async 'the menu, opened before hydration, stays open and closes for a link'(user, world) {
    const seeMenu = (open: boolean) =>
      user.see<[], boolean | undefined>('the menu', open, () => document.querySelector('#site-menu')?.checkVisibility());
    await user.resize(...NARROW);
    await withLateScripts(user, world, '/about', async (line) => {
      await user.click('button', 'Menu', 'header');
      await seeMenu(true);
      line.restore();
      await seeHydrated(user);
      await seeMenu(true);
      await user.click('link', 'Contact', 'header');
      await user.seeAddress('/contact');
      await seeMenu(false);
    });
  },

  async 'a form sent before hydration is held, and sent by the page'(user, world) {
    const mail = mailboxAt(world.mailService);
    await withLateScripts(user, world, '/get-quote', async (line) => {
      await fillQuoteForm(user, mail.mark);
      await user.click('button', 'Send Quote Request');
      await user.see<[], string | null | undefined>('the button', 'true', () =>
        document.querySelector('main [type=submit]')?.getAttribute('aria-busy'),
      );
      line.restore();
      await user.seeText('Email Sent Successfully');
      await user.seeAddress('/get-quote');
      assert.deepEqual(
        (await mail.received()).map(({ path }) => path),
        ['/api/v1.0/email/send'],
      );
    });
  },

  async 'a form whose scripts never come is posted plainly'(user, world) {
    const mail = mailboxAt(world.mailService);
    await withLateScripts(user, world, '/get-quote', async () => {
      await fillQuoteForm(user, mail.mark);
      await user.click('button', 'Send Quote Request');
      const limit = Date.now() + PATIENCE_MS;
      while ((await mail.received()).length === 0) {
        assert.ok(Date.now() < limit, 'nothing was posted');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      assert.deepEqual(
        (await mail.received()).map(({ path }) => path),
        ['/api/v1.0/email/send-form'],
      );
      // The browser goes to the service's own page, and can be asked nothing meanwhile.
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    });
  },
};

async function withLateScripts(user: User, world: World, path: string, run: (line: FaultyLine) => Promise<void>): Promise<void> {
  const line = await world.openLine();
  try {
    line.spoil(isScript, 'hang');
    await user.open(line.url + path);
    await run(line);
  } finally {
    await line.close();
  }
}

const seeHydrated = (user: User) =>
  user.see<[], string | undefined>('scripts', 'ready', () => document.documentElement.dataset.scripts);

async function fillQuoteForm(user: User, mark: string): Promise<void> {
  await user.fill('Full Name', 'Ayesha Khan');
  await user.fill('Email Address', 'ayesha@example.com');
  await user.fill('Subject', `24V battery ${mark}`);
  await user.fill('Project Details', 'Four fans, six hours.');
}
