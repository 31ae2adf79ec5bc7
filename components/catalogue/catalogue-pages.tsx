import type { MouseEvent } from 'react';
import { linkedPages } from '@/lib/catalogue-pages';
import { isPlainClick } from '@/lib/plain-click';

export interface CataloguePagesLabels {
  /** Names the group of links. */
  pages: string;
  previous: string;
  next: string;
}

export interface CataloguePagesProps {
  labels: CataloguePagesLabels;
  current: number;
  count: number;
  hrefOf: (page: number) => string;
  /** Told when a link is about to be followed. */
  onIntent: (page: number) => void;
  /** Follows a plain click; false leaves it to the browser. */
  onGo: (page: number) => boolean;
}

/** Plain links to the other pages: a crawler and a visitor without scripts follow them as they are. */
export function CataloguePages({ labels, current, count, hrefOf, onIntent, onGo }: CataloguePagesProps) {
  const link = (page: number, rel?: 'prev' | 'next') => ({
    href: hrefOf(page),
    rel,
    onPointerDown: () => onIntent(page),
    onFocus: () => onIntent(page),
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event) && onGo(page)) event.preventDefault();
    },
    className: 'control min-w-12 border-line bg-card hover:border-ink aria-[current]:bg-ink aria-[current]:text-paper',
  });
  return (
    <nav aria-label={labels.pages} className="no-print mt-8">
      <ul className="flex flex-wrap items-center gap-2">
        {current > 1 && (
          <li>
            <a {...link(current - 1, 'prev')}>{labels.previous}</a>
          </li>
        )}
        {linkedPages(current, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              '…'
            ) : (
              <a {...link(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <a {...link(current + 1, 'next')}>{labels.next}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
