'use client';

import { printLabel } from '@/content/controls';
import { Button } from './button';

/** Prints the page. Shown only where scripts may run. */
export function PrintButton() {
  return (
    <div className="needs-scripts">
      <Button variant="outline" onClick={() => window.print()} className="w-full">
        {printLabel}
      </Button>
    </div>
  );
}
