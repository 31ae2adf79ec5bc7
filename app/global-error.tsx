'use client';

import './globals.css';
import { FailedPage } from '@/components/layout/failed-page';
import { failedPage } from '@/content/error-pages';
import { archivo } from './font';

/** What surrounds all pages failed: this is the whole document. */
export default function GlobalError() {
  return (
    <html lang="en" className={archivo.variable}>
      <body>
        <title>{failedPage.documentTitle}</title>
        <main>
          <FailedPage />
        </main>
      </body>
    </html>
  );
}
