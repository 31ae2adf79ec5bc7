/*
 * Inline in the pages that have a form with `data-queued`, which scripts send. Until hydration such a form is queued for at most
 * `LIMIT_MS`; without scripts by then it is posted, as with JavaScript off.
 */

/* The forms that wait for hydration; undefined once scripts won't come. */
let forms: HTMLFormElement[] | undefined = [];

const showWords = (form: HTMLFormElement, state?: string) => {
  for (const words of form.querySelectorAll<HTMLElement>('[data-words]')) words.hidden = words.dataset.words !== state;
};

self.dropForms = () => {
  const dropped = forms?.splice(0) ?? [];
  for (const form of dropped) {
    form.querySelector('[type=submit]')?.removeAttribute('aria-busy');
    showWords(form);
  }
  return dropped;
};
const postForms = () => {
  const dropped = self.dropForms?.() ?? [];
  forms = undefined;
  for (const form of dropped) {
    showWords(form, 'posted');
    form.submit();
  }
};
self.postForms = postForms;
const { content } = (document.currentScript as HTMLScriptElement).previousSibling as HTMLTemplateElement;
content.firstChild?.addEventListener('error', postForms);
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const { queued } = form.dataset;
    if (!queued || document.documentElement.dataset.scripts) return;
    if (!forms) return showWords(form, 'posted');
    event.preventDefault();
    if (forms.includes(form)) return;
    forms.push(form);
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
    showWords(form, 'queued');
    /* After the timeout a chat form only offers a link: the scripts may still load, and posting it would send an email. */
    setTimeout(() => forms?.includes(form) && (queued === 'chat' ? showWords(form, 'late') : postForms()), LIMIT_MS);
  },
  true,
);
