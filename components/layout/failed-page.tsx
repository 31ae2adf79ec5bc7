'use client';

import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths';
import { Button, controlClass } from '../ui/button';

/**
 * What stands in a page's place when its scripts failed. Its links have a target, and so load their page anew. A page
 * whose scripts are lost is loaded by itself, once: its HTML needs none of them.
 */
export function FailedPage({ error }: { error: Error }) {
  const [chat] = useState(findChat);
  useEffect(() => {
    if (error.name === 'ChunkLoadError' && !wasReloaded()) window.location.reload();
  }, [error]);
  return (
    <div className="site-width band grid justify-items-start gap-4">
      <h1 className="text-h1">Something went wrong here</h1>
      <p className="max-w-measure text-lead text-muted">
        The page met an error that is ours, not yours. Loading it again mostly helps. You can also order or ask in a chat.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <a href={paths.contact} target="_self" className={controlClass('outline')}>
          All ways to reach us
        </a>
        {chat && (
          <a href={chat} target="_blank" rel="noopener" className="control bg-chat text-on-chat hover:bg-chat-pressed">
            Ask on WhatsApp <span className="sr-only">(opens in a new tab)</span>
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
 * The chat that the footer offers. Next hands error pages no props of ours and they may not carry the site's facts, but
 * while they are drawn for the first time, the page that failed still stands.
 */
function findChat(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLAnchorElement>('footer a[href^="https://wa.me/"]')?.href;
}
