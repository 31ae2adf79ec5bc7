import { receiveFile, reportReceived, SILENCE_MS, watchSilence } from '@/lib/silence';
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
 * Deferred hydration: fetches the page's scripts once its text and first picture stand, or at the first touch, key or
 * focus, and starts them only when every one of them is there: React without one of its files would replace the page by an
 * error screen. Before them comes the RSC payload, whose first line names them and the whole style sheet.
 * What is tapped or sent before hydration is held and answered afterwards. Each file may be silent for as long as
 * `lib/silence.ts` says, which is printed before this; PAYLOAD is the page's own, with its hash.
 */
((payload: NamedFile) => {
  const intents = ['pointerdown', 'keydown', 'focusin', 'online'];
  const root = document.documentElement;
  const { head } = document;
  /* Before the first frame. `:target` may match after it, and what that makes grow would count as having moved the page. */
  root.dataset.target = location.hash.slice(1);
  /* What has come already, for the next try. */
  const complete = new Map<string, string>();
  const taps: HTMLElement[] = [];
  const forms: HTMLFormElement[] = [];
  let fields: Field[] = [];
  let loading = false;
  let started = false;
  let cache: RequestCache = 'default';

  const isSheet = ([address]: NamedFile) => address.endsWith('.css');
  /* An error's page has another hash than the file, and is refused like it. */
  const receiveChecked = async ([address, integrity]: NamedFile, signal: AbortSignal) => {
    const text = complete.get(address) ?? (await receiveText(address, integrity, { priority: 'low', cache, signal }));
    complete.set(address, text);
    return text;
  };
  /* The hash is checked here, because `fetch` with `integrity` hands nothing over before the last byte. */
  const receiveText = async (address: string, integrity: string, init: RequestInit) => {
    const { subtle } = crypto;
    const file = await (await receiveFile(fetch, address, subtle ? init : { ...init, integrity })).arrayBuffer();
    /* Only on a page by plain HTTP is there none. */
    const hash = subtle && btoa(String.fromCharCode(...new Uint8Array(await subtle.digest('SHA-256', file))));
    if (hash && integrity !== `sha256-${hash}`) throw new TypeError(`${address} has not its integrity`);
    return new TextDecoder().decode(file);
  };

  /*
   * The whole sheet, for what React adds. Without its typeface, and beside the page's own rules: were it declared anew, or
   * any rule taken away, the browser would load it anew, and one that came too late would still move the page.
   */
  const addSheet = ([href, integrity]: NamedFile, text: string) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
    if (document.adoptedStyleSheets) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replace(/@font-face\s*{[^}]*}/g, ''));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      link.disabled = true;
    }
    /* React looks for it, and would add its own. */
    link.dataset.precedence = 'next';
    head.append(link);
  };

  const start = ({ files, entries }: LateFiles, data: string, texts: readonly string[]) => {
    started = true;
    files.forEach((file, index) => isSheet(file) && addSheet(file, texts[index] ?? ''));
    /* As Next's own inline scripts would leave them. */
    self.__next_f = [[0], [1, data]];
    fields = [...document.querySelectorAll<Field>('main [name]')];
    const stop = watchSilence(giveUp);
    new MutationObserver(stop).observe(root, { attributeFilter: ['data-scripts'] });
    /* The sheet is applied first, in a task of its own: beside the threads that compile the scripts it would take twice as long. */
    root.getClientRects();
    setTimeout(
      addScripts,
      0,
      files.filter((file) => !isSheet(file)),
      entries,
    );
  };

  /* From the cache by now. React knows its scripts by `async`, and would load them again without it. */
  const addScripts = (files: readonly NamedFile[], entries: LateFiles['entries']) => {
    let missing = files.length;
    const onload = () => {
      reportReceived(SILENCE_MS);
      missing -= 1;
      /* A task each: React, then what makes the page of it. */
      if (missing === 0) for (const entry of entries) setTimeout(() => self.TURBOPACK?.push(entry));
    };
    for (const [src, integrity] of files) {
      head.append(Object.assign(document.createElement('script'), { src, integrity, async: true, onload, onerror: giveUp }));
    }
  };

  const load = async (isSecondTry?: boolean): Promise<void> => {
    loading = true;
    const controller = new AbortController();
    const receive = (file: NamedFile) => receiveChecked(file, controller.signal);
    try {
      const text = await receive(payload);
      const listEnd = text.indexOf('\n');
      const list = JSON.parse(text.slice(0, listEnd)) as LateFiles;
      start(list, text.slice(listEnd + 1), await Promise.all(list.files.map(receive)));
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') {
        controller.abort();
        /* Chromium waits for ever for the rest of a file that its cache has in part. */
        cache = 'reload';
        if (!isSecondTry) return load(true);
      }
      if (/integrity/.test(`${error}`)) console.error(error);
      giveUp();
    }
  };

  /* The page stays as it is, readable and with its links, and what was held is let go; the next touch tries again. */
  const giveUp = () => {
    loading = false;
    forgetTaps();
    forms.slice().forEach(postPlainly);
  };
  const onIntent = () => {
    if (loading || root.dataset.scripts) return;
    /* Scripts that began and never finished can't begin again. */
    if (started) location.reload();
    else load();
  };

  const forgetTaps = () => taps.splice(0).map((button) => (button.removeAttribute('aria-busy'), button));

  /* A page that the browser has translated by now is built anew by React, its forms empty. */
  const restoreTyped = () => {
    for (const { isConnected, name, value } of fields) {
      const field = isConnected ? null : document.querySelector<Field>(`main [name="${name}"]`);
      if (field && value) field.value = value;
    }
  };

  /* What only a script can answer is kept until one can. Links, questions and the menu need none. */
  const holdTap = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    taps.push(button);
  };

  /* A form that says `data-held` is sent by its page's scripts. Where they don't come it is posted, as without JavaScript. */
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const { held } = form.dataset;
    if (!held) return;
    event.preventDefault();
    if (forms.includes(form)) return;
    forms.push(form);
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
    showWords(form, 'held');
    if (!loading) onIntent();
    /* A chat is never mailed while the scripts may still come. */
    watchSilence(() => (held !== 'chat' || !loading) && postPlainly(form));
  };
  const showWords = (form: HTMLFormElement, state?: string) => {
    for (const words of form.querySelectorAll<HTMLElement>('[data-words]')) words.hidden = words.dataset.words !== state;
  };
  const forgetForms = () =>
    forms.splice(0).map((form) => {
      form.querySelector('[type=submit]')?.removeAttribute('aria-busy');
      showWords(form);
      return form;
    });
  const postPlainly = (form: HTMLFormElement) => {
    if (!forms.includes(form) || root.dataset.scripts) return;
    forgetForms();
    showWords(form, 'posted');
    form.submit();
  };

  addEventListener('click', holdTap, true);
  addEventListener('submit', holdForm, true);
  for (const intent of intents) addEventListener(intent, onIntent, true);

  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', holdTap, true);
    removeEventListener('submit', holdForm, true);
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    restoreTyped();
    for (const button of forgetTaps()) button.click();
    for (const form of forgetForms()) {
      (form.isConnected ? form : document.querySelector<HTMLFormElement>('form[data-held]'))?.requestSubmit();
    }
  }).observe(root, { attributeFilter: ['data-scripts'] });

  /* The first paint may come after the load event, the picture's a frame later. */
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(onIntent, 50)));
})(PAYLOAD);
