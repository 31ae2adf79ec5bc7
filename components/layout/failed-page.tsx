'use client';

import { useEffect, useState } from 'react';
import { failedPage } from '@/content/error-pages';
import { paths } from '@/lib/paths';
import { Button, controlClass } from '../ui/button';

/**
 * What stands in a page's place when its scripts failed. Next hands it no props, so it reads its words itself. Its links have a target, and so load their page anew. A page
 * whose scripts are lost is loaded by itself, once: its HTML needs none of them.
 */
export function FailedPage({ error }: { error: Error }) {
  const [chat] = useState(findChat);
  useEffect(() => {
    if (error.name === 'ChunkLoadError' && !wasReloaded()) window.location.reload();
  }, [error]);
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

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * The chat that the footer offers. The site's facts must not come with this page's script, but while it is drawn for the
 * first time, the page that failed still stands.
 */
function findChat(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLAnchorElement>('footer a[href^="https://wa.me/"]')?.href;
}
