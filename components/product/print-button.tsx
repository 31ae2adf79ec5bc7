'use client';

import { controlClass } from '../ui/button';

/** Prints the page as its sheet. Hidden until scripts can answer (globals.css), its room kept, so that nothing moves. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={controlClass('outline', 'print-button no-print')}>
      {label}
    </button>
  );
}
