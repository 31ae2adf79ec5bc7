'use client';

import { useEffect } from 'react';
import './globals.css';
import { failedPage } from '@/content/pages/error-pages';
import { routes } from '@/content/routes';
import { reloadOnce } from '@/lib/browser/reload-once';

/** Replaces the whole document when the root layout failed. Every page loads it, so it is short. */
export default function GlobalError() {
  useEffect(() => void reloadOnce(), []);
  return (
    <html lang="en">
      <body>
        <title>{failedPage.documentTitle}</title>
        <main className="site-width band">
          <h1 className="text-h1">{failedPage.title}</h1>
          <p>{failedPage.text}</p>
          <a href={routes.contact} target="_self" className="link">
            {failedPage.contactButton}
          </a>
        </main>
      </body>
    </html>
  );
}
