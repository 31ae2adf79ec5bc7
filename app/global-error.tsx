'use client';

import './globals.css';
import { FailedPage } from '@/components/layout/failed-page';
import { failedPage } from '@/content/pages/error-pages';

/** Replaces the whole document when the root layout failed. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    // The page has been hydrated by now, so it may load the typeface.
    <html lang="en" data-scripts="ready">
      <body>
        <title>{failedPage.title}</title>
        <main>
          <FailedPage error={error} />
        </main>
      </body>
    </html>
  );
}
