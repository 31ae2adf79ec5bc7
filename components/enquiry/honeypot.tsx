const NAME = 'website';
/** Milliseconds. No person fills in a form faster; a script that does has to wait, and most give up. */
const LEAST_FILL_MS = 1000;

/** A field that people never see but spam scripts fill in. */
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

/**
 * True if the honeypot was filled in. Empties it, so that a person whose browser filled it in can try again. Else resolves once
 * the form has been shown for the least time.
 *
 * @param shownAt a time of `performance.now()`
 */
export async function isFromScript(form: HTMLFormElement, shownAt: number): Promise<boolean> {
  const field = form.elements.namedItem(NAME) as HTMLInputElement;
  if (field.value !== '') {
    field.value = '';
    return true;
  }
  const rest = LEAST_FILL_MS - (performance.now() - shownAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return false;
}
