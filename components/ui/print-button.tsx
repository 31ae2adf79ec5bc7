'use client';

import { useEffect, useState } from 'react';
import { printWords } from '@/content/controls';
import { createStore, useStore } from '@/lib/browser/store';

/** Milliseconds in which a browser that prints says that it begins. */
const BEGIN_MS = 3000;

/** Whether the browser has `print`; browsers inside apps have none, or one that does nothing. */
const hasPrint = createStore(true, 'print' in globalThis);

/** Prints the page. Shown only where scripts may run. */
export function PrintButton() {
  const [isSilent, setSilent] = useState(false);
  const canPrint = useStore(hasPrint, (can) => can);
  useEffect(() => {
    // Safari prints no picture that it has not loaded.
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-printed] img')) image.loading = 'eager';
  }, []);
  const print = () => {
    const timer = setTimeout(() => setSilent(true), BEGIN_MS);
    window.addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    window.print();
  };
  return (
    <div hidden={!canPrint} className="needs-scripts">
      <button type="button" onClick={print} className="control w-full control-outline">
        {printWords.button}
      </button>
      <p role="status" className="text-sm">
        {isSilent && printWords.silent}
      </p>
    </div>
  );
}
