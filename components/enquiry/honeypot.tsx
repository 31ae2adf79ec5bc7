'use client';

import { useCallback, useEffect, useRef } from 'react';

const NAME = 'website';
/** No person fills a form in less, in milliseconds; a script that does is made to wait, which most don't. */
const MINIMUM_FILL_TIME = 1000;

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

/** Waits, if need be, until the form has been on screen for the minimum time. */
export function useMinimumFillTime(): () => Promise<void> {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return useCallback(() => {
    const rest = MINIMUM_FILL_TIME - (performance.now() - shownAt.current);
    return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : Promise.resolve();
  }, []);
}
