import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { FaultyLine } from '../support/faulty-line';
import type { User } from './user';

const WIDE = [1280, 900] as const;
const NARROW = [460, 900] as const;
const PRODUCT = 'Alpha Ampere 51.2V 100Ah Lithium Battery';
const FIRST_CARD = 'li:first-child > article';

/** What the journeys know of the site. */
export interface World {
  pages: string[];
  mailService: string;
  /** The site behind a line of its own, so that nothing of it is in the browser's cache. */
  openLine: () => Promise<FaultyLine>;
}

export type Journey = (user: User, world: World) => Promise<void>;

/** What the mail service has received, as far as it is looked at. */
interface ReceivedMail {
  path: string;
  fields: Record<string, string>;
}

/**
 * The main journeys, in whatever browser. Together they open every page and all that can be opened, so that an empty
 * list of what the policy stopped means something.
 */
export const journeys: Record<string, Journey> = {
  async 'every page opens, with its pictures'(user, { pages }) {
    await user.resize(...WIDE);
    assert.ok(pages.length > 10, `${pages.length} pages`);
    for (const path of [...pages, '/no-such-page']) {
      await user.visit(path);
      await user.see(`main headings of ${path}`, 1, () => document.querySelectorAll('h1').length);
      await user.run(() => window.scrollTo(0, document.body.scrollHeight));
      await user.see(`failed pictures on ${path}`, 0, () => document.querySelectorAll('[data-failed]').length);
    }
  },

  async 'the links of the bar lead on without loading anew'(user) {
    await user.resize(...WIDE);
    await user.visit('/');
    await user.run(() => void Object.assign(window, { sameDocument: true }));
    const links = { Products: '/products', 'About Us': '/about', Contact: '/contact', 'Get Quote': '/get-quote' };
    for (const [label, path] of Object.entries(links)) {
      await user.click('link', label, 'header');
      await user.seeAddress(path);
      await user.see(`main headings of ${path}`, 1, () => document.querySelectorAll('h1').length);
    }
    await user.back();
    await user.seeAddress('/contact');
    await user.see('the same document', true, () => 'sameDocument' in window);
  },

  async 'the filter narrows the catalogue, Back widens it'(user) {
    const count = () => document.querySelector('main [role=status]')?.textContent;
    const cards = () => [...document.querySelectorAll('article')].filter((card) => card.checkVisibility()).length;
    await user.resize(...WIDE);
    await user.visit('/products');
    await user.see<[], string | null | undefined>('the count', '8 products', count);
    await user.click('button', 'LiFePO4 Solar Batteries');
    await user.click('button', 'Automobile Batteries');
    await user.see<[], string | null | undefined>('the count', '2 products in Automobile Batteries', count);
    await user.see('cards', 2, cards);
    await user.seeAddress('/products?category=solar-batteries&sub=automobile-batteries');
    await user.click('button', 'Beyond Batteries');
    await user.seeText('No products found in this category yet.');
    await user.back();
    await user.see('cards', 2, cards);
  },

  async 'the carousel turns and goes round'(user) {
    const seePicture = (name: string) => user.see('the picture', [name], listShownSlides, FIRST_CARD);
    await user.resize(...WIDE);
    await user.visit('/products');
    await seePicture('1 of 3');
    await user.click('button', 'Previous picture', FIRST_CARD);
    await seePicture('3 of 3');
    await user.click('button', 'Next picture', FIRST_CARD);
    await seePicture('1 of 3');
    await user.click('button', 'Show picture 2 of 3', FIRST_CARD);
    await seePicture('2 of 3');
    await user.seeDialogs([]);
  },

  async 'a product’s dialog opens, holds the focus and gives it back'(user) {
    await user.resize(...WIDE);
    await user.visit('/products');
    await user.click('link', PRODUCT, FIRST_CARD);
    await user.seeDialogs([PRODUCT]);
    await user.seeAddress('/products/51-2v-100ah-lithium-battery');
    await user.seeFocusOn('Close');
    await user.press('Shift+Tab');
    await user.seeFocusOn('Order on WhatsApp');
    await user.press('Tab');
    await user.seeFocusOn('Close');
    await user.see('the page below', 'hidden', () => getComputedStyle(document.body).overflowY);
    await user.press('Escape');
    await user.seeDialogs([]);
    await user.seeFocusOn(PRODUCT);
    await user.seeAddress('/products');
  },

  async 'the menu opens by keyboard, closes by Escape and leads on'(user) {
    const seeMenu = (open: boolean) =>
      user.see<[], boolean | undefined>('the menu', open, () => document.querySelector('#site-menu')?.checkVisibility());
    await user.resize(...NARROW);
    await user.visit('/about');
    for (const stop of ['Skip to content', 'Alpha Ampere', 'Menu']) {
      await user.press('Tab');
      await user.seeFocusOn(stop);
    }
    await user.press('Enter');
    await seeMenu(true);
    await user.press('Escape');
    await seeMenu(false);
    await user.seeFocusOn('Menu');
    await user.press('Enter');
    await seeMenu(true);
    await user.press('Tab');
    await user.seeFocusOn('Home');
    await user.press('Enter');
    await user.seeAddress('/');
    await seeMenu(false);
  },

  async 'the quote form says what is missing, and its email arrives'(user, world) {
    const mail = mailboxAt(world.mailService);
    await user.resize(...WIDE);
    await user.visit('/get-quote');
    await user.click('button', 'Send Quote Request');
    await user.seeFocusOn('Full Name');
    await user.see('the error', 'Required Enter your name.', readDescription);
    await user.fill('Full Name', 'Ayesha Khan');
    await user.fill('Email Address', 'ayesha@example.com');
    await user.fill('Subject', `24V battery ${mail.mark}`);
    await user.fill('Project Details', 'Four fans, six hours.');
    await mail.answerWith('400');
    await user.click('button', 'Send Quote Request');
    await user.seeText('Failed to send email.');
    await user.seeText('Everything you typed is still in the form.');
    await user.click('button', 'Send Quote Request');
    await user.seeText('Email Sent Successfully');
    await user.see<[], string | undefined>(
      'the first field',
      '',
      () => document.querySelector<HTMLInputElement>('[name=user_name]')?.value,
    );
    const [failed, sent, ...more] = await mail.received();
    assert.deepEqual(more, []);
    assert.deepEqual(sent?.fields, failed?.fields);
    assert.equal(sent?.fields.user_name, 'Ayesha Khan');
    assert.equal(sent?.fields.message, 'Four fans, six hours.');
  },

  async 'the quote modal sends, closes and leaves its toast'(user, world) {
    const mail = mailboxAt(world.mailService);
    await user.resize(...NARROW);
    await user.visit('/');
    await user.click('button', 'Menu', 'header');
    await user.click('button', 'Get Quote', 'header');
    await user.seeDialogs(['Get a Quote']);
    await user.fill('Name', 'Bilal');
    await user.fill('Email', 'bilal@example.com');
    await user.fill('Subject', `Bike battery ${mail.mark}`);
    await user.fill('Message', 'For a 125.');
    await user.click('button', 'Send Email');
    await user.seeText('Email sent successfully!');
    await user.seeDialogs([]);
    await user.seeFocusOn('Menu');
    assert.equal((await mail.received()).length, 1);
  },

  async 'the calculator reads its address, and answers'(user) {
    await user.resize(...WIDE);
    await user.visit('/backup-calculator?hours=2&household=ac&volts=24');
    await user.seeText('2 × 24V 100Ah');
    await user.visit('/backup-calculator');
    await user.click('button', 'Start with: 2 fans, 4 lights, router');
    await user.seeText('Order 12V 100Ah on WhatsApp');
    await user.seeAddress('/backup-calculator?household=small');
  },

  async 'the contact form opens the chat with what was typed'(user) {
    await user.resize(...WIDE);
    await user.visit('/contact');
    // The chat is another company's page, where tests don't go.
    await user.run(() => {
      window.open = (address) => Object.assign(window, { chat: String(address) });
    });
    await user.click('button', 'Send on WhatsApp');
    await user.seeFocusOn('Full Name');
    await user.see('the error', 'Required Enter your full name.', readDescription);
    await user.fill('Full Name', 'Ayesha Khan');
    await user.fill('Email Address', 'ayesha@example.com');
    for (const field of ['Phone Number', 'Company', 'Battery Type']) {
      await user.press('Tab');
      await user.seeFocusOn(field);
    }
    await user.type('Custom');
    await user.fill('Additional Details', 'Four fans');
    await user.click('button', 'Send on WhatsApp');
    await user.seeText('Quote request sent!');
    const chat = new URL(await user.run(() => ('chat' in window ? String(window.chat) : '')));
    assert.equal(chat.hostname, 'wa.me');
    assert.equal(
      chat.searchParams.get('text'),
      'Hi! I would like a quote.\nName: Ayesha Khan\nEmail: ayesha@example.com\nBattery type: Custom Solution\nMessage: Four fans',
    );
  },
};

/** Runs in the page. */
function listShownSlides(card: string): (string | null)[] {
  const slides = [...document.querySelectorAll(`${card} [aria-roledescription=slide]`)];
  return slides.filter((slide) => slide.checkVisibility()).map((slide) => slide.getAttribute('aria-label'));
}

/** Runs in the page: what is read after the name of the field that has the focus. */
function readDescription(): string {
  const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

export function mailboxAt(service: string) {
  const token = randomUUID().slice(0, 13);
  const address = `${service}/control/${token}`;
  return {
    mark: `[t:${token}]`,
    answerWith: (...answers: string[]) => fetch(address, { method: 'PUT', body: JSON.stringify({ answers }) }),
    received: async () => ((await (await fetch(address)).json()) as { requests: ReceivedMail[] }).requests,
  };
}
