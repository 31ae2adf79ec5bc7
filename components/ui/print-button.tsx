'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { printWords } from '@/content/controls';
import { Button } from './button';

/** Milliseconds in which a browser that prints says that it begins. */
const BEGIN_MS = 3000;

const neverChanges = () => () => {};

/** Prints the page. Shown only where scripts may run. */
export function PrintButton() {
  const [isSilent, setSilent] = useState(false);
  // Browsers inside apps have no `print`, or one that does nothing.
  const canPrint = useSyncExternalStore(
    neverChanges,
    () => 'print' in window,
    () => true,
  );
  useEffect(() => {
    // Safari prints no picture that it has not loaded.
    for (const image of document.querySelectorAll<HTMLImageElement>('.print-only img')) image.loading = 'eager';
  }, []);
  const print = () => {
    const timer = setTimeout(() => setSilent(true), BEGIN_MS);
    window.addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    window.print();
  };
  return (
    <div hidden={!canPrint} className="needs-scripts">
      <Button variant="outline" onClick={print} className="w-full">
        {printWords.button}
      </Button>
      <p role="status" className="text-sm">
        {isSilent && printWords.silent}
      </p>
    </div>
  );
}
