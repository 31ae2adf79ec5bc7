/*
 * Inline in the pages that have a form with `data-queued`, which scripts send. Until hydration such a form is queued for at most
 * `LIMIT_MS`; without scripts by then it is posted, as with JavaScript off.
 */

/* The form that waits for hydration. */
let waiting: HTMLFormElement | undefined;
let isLost = false;

const showWords = (form: HTMLFormElement, state?: string) => {
  for (const words of form.querySelectorAll<HTMLElement>('[data-words]')) words.hidden = words.dataset.words !== state;
};

self.dropForm = () => {
  const form = waiting;
  waiting = undefined;
  form?.querySelector('[type=submit]')?.removeAttribute('aria-busy');
  if (form) showWords(form);
  return form;
};
const postForm = () => {
  isLost = true;
  const form = self.dropForm?.();
  if (form) showWords(form, 'posted');
  form?.submit();
};
self.postForm = postForm;
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const { queued } = form.dataset;
    if (!queued || document.documentElement.dataset.scripts) return;
    if (isLost) return showWords(form, 'posted');
    event.preventDefault();
    if (waiting) return;
    waiting = form;
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
    showWords(form, 'queued');
    /* After the timeout a chat form only offers a link: the scripts may still load, and posting it would send an email. */
    setTimeout(() => waiting && (queued === 'chat' ? showWords(form, 'late') : postForm()), LIMIT_MS);
  },
  true,
);
