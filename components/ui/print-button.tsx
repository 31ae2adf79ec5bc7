'use client';

import { Button } from './button';

/** Prints the page. Shown only where scripts may run. */
export function PrintButton({ label }: { label: string }) {
  return (
    <div className="needs-scripts print:hidden mt-6">
      <Button variant="outline" onClick={() => window.print()}>
        {label}
      </Button>
    </div>
  );
}
