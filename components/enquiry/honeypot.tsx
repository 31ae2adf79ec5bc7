const NAME = 'website';
/** No person fills a form in less, in milliseconds; a script that does is made to wait, which most don't. */
const LEAST_FILL_MS = 1000;

/** A field that people never see and that scripts fill in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** True for a form whose honeypot was filled. It is emptied, so that a person whose browser filled it can try again. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(NAME);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}

/** Waits, if need be, until a form has been on screen for the least time; `shownAt` is a time of `performance.now()`. */
export async function leastFillTime(shownAt: number): Promise<void> {
  const rest = LEAST_FILL_MS - (performance.now() - shownAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}
