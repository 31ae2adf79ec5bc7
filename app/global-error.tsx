'use client';

import { useEffect } from 'react';
import './globals.css';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { failedPage } from '@/content/pages/error-pages';
import { reloadOnce } from '@/lib/browser/reload-once';

/** Replaces the whole document when the root layout failed. Every page loads it, so it is short. */
export default function GlobalError() {
  useEffect(() => void reloadOnce(), []);
  return (
    <html lang="en">
      <body>
        <title>{failedPage.title}</title>
        <main className="site-width band">
          <h1 className="text-h1">{failedPage.title}</h1>
          <p>{failedPage.text}</p>
          <button type="button" onClick={() => window.location.reload()} className="link">
            {failedPage.reloadButton}
          </button>{' '}
          <a href={`https://wa.me/${chatNumbers.questions}`} className="link">
            {failedPage.chatButton}
          </a>
        </main>
      </body>
    </html>
  );
}
