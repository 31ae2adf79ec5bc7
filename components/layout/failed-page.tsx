'use client';

import { useEffect, useState } from 'react';
import { failedPage } from '@/content/error-pages';
import { reloadOnce } from '@/lib/browser/reload-once';
import { paths } from '@/lib/paths';
import { Button, controlClass } from '../ui/button';

/**
 * What stands in a page's place when its scripts failed or its payload was cut. The document is loaded once by itself: its
 * HTML needs neither. Next hands it no props, so it reads its words itself; its links have a target, and so load documents.
 */
export function FailedPage() {
  const [chat] = useState(findChat);
  useEffect(() => void reloadOnce(), []);
  return (
    <div className="site-width band grid justify-items-start gap-4">
      <h1 className="text-h1">{failedPage.title}</h1>
      <p className="max-w-measure text-lead text-muted">{failedPage.text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => window.location.reload()}>
          {failedPage.reloadButton}
        </Button>
        <a href={paths.contact} target="_self" className={controlClass('outline')}>
          {failedPage.contactButton}
        </a>
        {chat && (
          <a href={chat} target="_blank" rel="noopener" className="control bg-chat text-on-chat hover:bg-chat-pressed">
            {failedPage.chatButton} <span className="sr-only">{failedPage.opensNewTab}</span>
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * The chat that the footer offers. The site's facts must not come with this page's script, but while it is drawn for the
 * first time, the page that failed still stands.
 */
function findChat(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLAnchorElement>('footer a[href^="https://wa.me/"]')?.href;
}
