import { reloadOnce } from '@/lib/browser/reload-once';
import { LIMIT_MS } from '@/lib/browser/timeout';
import type { LateFiles } from './read-rsc-payload';

type NamedFile = LateFiles['files'][number];
/* Milliseconds without a key after which a text counts as typed. */
const PAUSE_MS = 1500;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: { push: (entry: object) => void };
  }
}

declare const PAYLOAD: NamedFile;

/*
 * Deferred hydration: fetches the page's scripts after the first paint, or at the first touch, key or focus. Runs the page's
 * entry only when all of them are loaded: with one missing, React would replace the page by an error screen. The RSC payload
 * comes first; its first line lists the scripts and style sheets. Hydration waits for a pause in typing. Taps and forms sent
 * before hydration are queued for at most `LIMIT_MS`. The build replaces PAYLOAD by the address and hash of the page's payload.
 */

const root = document.documentElement;
/* Set before the first frame: `:target` may match only after it, which would count as a layout shift. */
root.dataset.target = location.hash.slice(1);
const taps: HTMLElement[] = [];
const forms: HTMLFormElement[] = [];
let fields: Field[] = [];
let focused: Element | null = null;
let begun = false;
/* Hydrates the page. Set once all files are loaded. */
let run: (() => void) | undefined;
let pause: ReturnType<typeof setTimeout>;
let isRunning = false;
/* A file could not be loaded or run: the page is never hydrated. */
let failed = false;
/* Taps are no longer queued: the next one reloads the page, unless something was typed. */
let late = false;
let typed = false;

/* React recognises scripts by `async` and style sheets by `data-precedence`; without them it would load them again. */
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
    const [address, integrity] = PAYLOAD;
    const text = await (await fetch(address, { integrity, priority: 'low' })).text();
    const listEnd = text.indexOf('\n');
    const { files, entries } = JSON.parse(text.slice(0, listEnd)) as LateFiles;
    /* The form in which Next's own inline scripts leave the payload. */
    self.__next_f = [[0], [1, text.slice(listEnd + 1)]];
    await Promise.all(files.map(add));
    if (failed) return;
    run = () => {
      isRunning = true;
      run = undefined;
      focused = document.activeElement;
      fields = [...document.querySelectorAll<Field>('main [name]')];
      /* One task each: React itself, then the entry that hydrates the page. */
      for (const entry of entries) setTimeout(() => self.TURBOPACK?.push(entry));
    };
    runAtPause();
  } catch {
    fail();
  }
};

/*
 * Not while a text is being typed: if anything has changed the page meanwhile, React renders it anew, which takes the focus from
 * the field. What a tap or a form waits for is not put off.
 */
const runAtPause = () => {
  clearTimeout(pause);
  const isTyping = !taps.length && !forms.length && document.activeElement?.matches(':read-write');
  pause = setTimeout(() => run?.(), isTyping ? PAUSE_MS : 0);
};

const fail = () => {
  failed = true;
  dropTaps();
  forms.slice().forEach(postPlainly);
};
/* A script whose syntax this browser does not know counts as not loaded. */
const onError = ({ filename }: ErrorEvent) => !isRunning && filename?.includes('/_next/') && fail();
const onIntent = () => {
  void begin();
  runAtPause();
};
const onInput = () => {
  typed = true;
  runAtPause();
};

const dropTaps = () => {
  late = true;
  return taps.splice(0).map((button) => (button.removeAttribute('aria-busy'), button));
};
/* Queues taps on buttons that need a script. Links, questions and the menu work without one. */
const queueTap = (event: MouseEvent) => {
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (!button) return;
  if (late) {
    if (!typed) reloadOnce();
    return;
  }
  button.setAttribute('aria-busy', 'true');
  if (taps.push(button) === 1) setTimeout(dropTaps, LIMIT_MS);
  runAtPause();
};

/* Scripts send the forms with `data-queued`; if they don't load, the form is posted, as with JavaScript off. */
const queueForm = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  const { queued } = form.dataset;
  if (!queued) return;
  if (failed) return showWords(form, 'posted');
  event.preventDefault();
  if (forms.includes(form)) return;
  forms.push(form);
  runAtPause();
  form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  showWords(form, 'queued');
  /* After the timeout a chat form only offers a link: the scripts may still load, and posting it would send an email. */
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

/* If the browser has translated the page meanwhile, React renders it anew, with empty forms and without focus. */
const restoreTyped = () => {
  for (const old of fields) {
    if (old.isConnected) continue;
    const isRadio = old.type === 'radio';
    const field = document.querySelector<Field>(`main [name="${old.name}"]${isRadio ? `[value="${old.value}"]` : ''}`);
    if (isRadio && field) (field as HTMLInputElement).checked = (old as HTMLInputElement).checked;
    else if (field && old.value) field.value = old.value;
    if (old !== focused) continue;
    field?.focus({ preventScroll: true });
    const { selectionStart: start, selectionEnd } = old as HTMLInputElement;
    /* Fields for email addresses have none. */
    if (start !== null) (field as HTMLInputElement | null)?.setSelectionRange(start, selectionEnd);
  }
};

/* Until the page is hydrated. */
const on = <T extends Event>(type: string, handle: (event: T) => void) =>
  addEventListener(type, (event) => root.dataset.scripts || handle(event as T), true);
on('click', queueTap);
on('submit', queueForm);
on('input', onInput);
on('error', onError);
for (const intent of ['pointerdown', 'keydown', 'focusin']) on(intent, onIntent);

new MutationObserver((_, observer) => {
  observer.disconnect();
  restoreTyped();
  for (const button of dropTaps()) button.click();
  for (const form of dropForms()) {
    (form.isConnected ? form : document.querySelector<HTMLFormElement>('form[data-queued]'))?.requestSubmit();
  }
}).observe(root, { attributeFilter: ['data-scripts'] });

/* The first paint can come after the load event, and the picture one frame later. */
addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, 50)));
