import { reloadOnce } from '@/lib/browser/reload-once';
import { LIMIT_MS } from '@/lib/browser/timeout';
import type { LateFiles } from './read-rsc-payload';

type NamedFile = LateFiles['files'][number];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: { push: (entry: object) => void };
  }
}

declare const PAYLOAD: NamedFile;

/*
 * Deferred hydration: asks for the page's scripts once its text and first picture stand, or at the first touch, key or
 * focus, and runs the page's entry only when every one of them is there: React without one of its files would replace the
 * page by an error screen. Before them comes the RSC payload, whose first line names them and the whole style sheet.
 * What is tapped or sent before hydration is queued, for at most `LIMIT_MS`. PAYLOAD is the page's own, with its hash.
 */
((payload: NamedFile) => {
  const intents = ['pointerdown', 'keydown', 'focusin'];
  const root = document.documentElement;
  /* Before the first frame. `:target` may match after it, and what that makes grow would count as having moved the page. */
  root.dataset.target = location.hash.slice(1);
  const taps: HTMLElement[] = [];
  const forms: HTMLFormElement[] = [];
  let fields: Field[] = [];
  let begun = false;
  let isRunning = false;
  /* A file is lost or can't be run: the page stays a document. */
  let failed = false;
  /* A tap was not answered in time. */
  let late = false;
  let typed = false;

  /* React knows its scripts by `async` and its sheets by their precedence, and would load others again. */
  const add = ([address, integrity]: NamedFile) =>
    new Promise((onload, onerror) => {
      const isSheet = address.endsWith('.css');
      const kind = isSheet ? { rel: 'stylesheet', href: address } : { src: address, async: true };
      const element = Object.assign(document.createElement(isSheet ? 'link' : 'script'), kind, { integrity, onload, onerror });
      if (isSheet) element.dataset.precedence = 'next';
      document.head.append(element);
    });

  const begin = async () => {
    if (begun) return;
    begun = true;
    try {
      const [address, integrity] = payload;
      const text = await (await fetch(address, { integrity, priority: 'low' })).text();
      const listEnd = text.indexOf('\n');
      const { files, entries } = JSON.parse(text.slice(0, listEnd)) as LateFiles;
      /* As Next's own inline scripts would leave them. */
      self.__next_f = [[0], [1, text.slice(listEnd + 1)]];
      await Promise.all(files.map(add));
      if (failed) return;
      isRunning = true;
      fields = [...document.querySelectorAll<Field>('main [name]')];
      /* A task each: React, then what makes the page of it. */
      for (const entry of entries) setTimeout(() => self.TURBOPACK?.push(entry));
    } catch {
      fail();
    }
  };

  const fail = () => {
    failed = true;
    dropTaps();
    forms.slice().forEach(postPlainly);
  };
  /* One that this browser can't read is a file like a lost one. */
  const onError = ({ filename }: ErrorEvent) => !isRunning && filename.includes('/_next/') && fail();
  const onInput = () => (typed = true);

  const dropTaps = () => {
    late = true;
    return taps.splice(0).map((button) => (button.removeAttribute('aria-busy'), button));
  };
  /* What only a script can answer is kept until one can. Links, questions and the menu need none. */
  const holdTap = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (!button) return;
    if (late) {
      if (!typed) reloadOnce();
      return;
    }
    button.setAttribute('aria-busy', 'true');
    if (taps.push(button) === 1) setTimeout(dropTaps, LIMIT_MS);
  };

  /* A form that says `data-queued` is sent by its page's scripts. Where they don't come it is posted, as without JavaScript. */
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const { queued } = form.dataset;
    if (!queued) return;
    if (failed) return showWords(form, 'posted');
    event.preventDefault();
    if (forms.includes(form)) return;
    forms.push(form);
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
    showWords(form, 'queued');
    /* A chat is never mailed while the scripts may still come. */
    setTimeout(() => forms.includes(form) && (queued === 'chat' ? showWords(form, 'late') : postPlainly(form)), LIMIT_MS);
  };
  const showWords = (form: HTMLFormElement, state?: string) => {
    for (const words of form.querySelectorAll<HTMLElement>('[data-words]')) words.hidden = words.dataset.words !== state;
  };
  const dropForms = () =>
    forms.splice(0).map((form) => {
      form.querySelector('[type=submit]')?.removeAttribute('aria-busy');
      showWords(form);
      return form;
    });
  const postPlainly = (form: HTMLFormElement) => {
    dropForms();
    showWords(form, 'posted');
    form.submit();
  };

  /* A page that the browser has translated by now is built anew by React, its forms empty. */
  const restoreTyped = () => {
    for (const { isConnected, name, value } of fields) {
      const field = isConnected ? null : document.querySelector<Field>(`main [name="${name}"]`);
      if (field && value) field.value = value;
    }
  };

  addEventListener('click', holdTap, true);
  addEventListener('submit', holdForm, true);
  addEventListener('input', onInput, true);
  addEventListener('error', onError);
  for (const intent of intents) addEventListener(intent, begin, true);

  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', holdTap, true);
    removeEventListener('submit', holdForm, true);
    removeEventListener('input', onInput, true);
    removeEventListener('error', onError);
    for (const intent of intents) removeEventListener(intent, begin, true);
    restoreTyped();
    for (const button of dropTaps()) button.click();
    for (const form of dropForms()) {
      (form.isConnected ? form : document.querySelector<HTMLFormElement>('form[data-queued]'))?.requestSubmit();
    }
  }).observe(root, { attributeFilter: ['data-scripts'] });

  /* The first paint may come after the load event, the picture's a frame later. */
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, 50)));
})(PAYLOAD);
