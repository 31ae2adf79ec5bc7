/*
 * Fetches the page's scripts once its text and first picture stand, or at the first touch, key or focus, and starts them
 * only when every one of them is there: React without one of its files would replace the page by an error screen. Before
 * them comes the payload that React takes the page over with, whose first line names them and the whole style sheet.
 * `seal-page.mjs` prints this into the HTML; PAYLOAD is the page's own, with its hash.
 */
((payload) => {
  const intents = ['pointerdown', 'keydown', 'focusin', 'online'];
  const root = document.documentElement;
  const taps = [];
  let fields = [];
  let fetching = false;

  const isSheet = ([address]) => address.endsWith('.css');
  /* An error's page has another hash than the file, and is refused like it. */
  const fetchChecked = ([address, integrity]) => fetch(address, { integrity, priority: 'low' });
  const forgetTaps = () => taps.splice(0).map((button) => (button.removeAttribute('aria-busy'), button));

  /*
   * The whole sheet, for what React adds. Without its typeface, and beside the page's own rules: were it declared anew, or
   * any rule taken away, the browser would load it anew, and one that came too late would still move the page.
   */
  const addSheet = async ([href, integrity], response) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
    if (document.adoptedStyleSheets) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync((await response.text()).replace(/@font-face\s*{[^}]*}/g, ''));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      link.disabled = true;
    }
    /* React looks for it, and would add its own. */
    link.dataset.precedence = 'next';
    document.head.append(link);
  };

  const fetchAll = async () => {
    if (fetching) return;
    fetching = true;
    try {
      const text = await (await fetchChecked(payload)).text();
      const listEnd = text.indexOf('\n');
      const { files, chunks } = JSON.parse(text.slice(0, listEnd));
      const fetched = await Promise.all(files.map(fetchChecked));
      await Promise.all(files.map((file, index) => isSheet(file) && addSheet(file, fetched[index])));
      /* As Next's own inline scripts would leave them. */
      self.__next_f = [[0], [1, text.slice(listEnd + 1)]];
      self.TURBOPACK = chunks;
      for (const intent of intents) removeEventListener(intent, fetchAll, true);
      fields = [...document.querySelectorAll('main [name]')];
      /* From the cache by now. React knows its scripts by `async`, and would load them again without it. */
      for (const [src, integrity] of files.filter((file) => !isSheet(file))) {
        document.head.append(Object.assign(document.createElement('script'), { src, integrity, async: true, onerror: forgetTaps }));
      }
    } catch {
      /* The page stays as it is, readable and with its links; the next touch tries again. */
      fetching = false;
      forgetTaps();
    }
  };

  /* A page that the browser has translated by now is built anew by React, its forms empty. */
  const restoreTyped = () => {
    for (const { isConnected, name, value } of fields) {
      const field = isConnected ? null : document.querySelector(`main [name="${name}"]`);
      if (field && value) field.value = value;
    }
  };

  /* What only a script can answer is kept until one can. Links, forms and the menu need none. */
  const keepTap = (event) => {
    const button = event.target.closest('button[type=button]:not([popovertarget])');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    taps.push(button);
  };
  addEventListener('click', keepTap, true);
  new MutationObserver((_, observer) => {
    if (root.dataset.scripts !== 'ready') return;
    observer.disconnect();
    removeEventListener('click', keepTap, true);
    restoreTyped();
    for (const button of forgetTaps()) button.click();
  }).observe(root, { attributeFilter: ['data-scripts'] });

  for (const intent of intents) addEventListener(intent, fetchAll, true);
  /* The first paint may come after the load event, the picture's a frame later. */
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(fetchAll, 50)));
})(PAYLOAD);
