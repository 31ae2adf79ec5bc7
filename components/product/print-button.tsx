'use client';

import { Button } from '../ui/button';

/** Prints the page as its sheet. Absent where no script can answer it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <div className="needs-scripts print:hidden mt-5">
      <Button variant="outline" onClick={() => window.print()}>
        {label}
      </Button>
    </div>
  );
}
