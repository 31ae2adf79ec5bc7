'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { closePopover, isPopoverOpen } from '@/lib/popover';
import { rejectWhenSilent } from '@/lib/time-limits';
import type { QuoteModal, QuoteModalProps } from '../enquiry/quote-modal';
import { Button } from '../ui/button';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links';

const MENU_ID = 'site-menu';

const loadModal = () => import('../enquiry/quote-modal');
/** Should it be lost, the tap on the quote button will notice. */
const prefetchModal = () => void loadModal().catch(() => {});

export interface MobileMenuProps {
  links: NavigationLinksProps['links'];
  quoteHref: string;
  labels: { menu: string; open: string; close: string; quote: string };
  /** Other ways to the seller, below the links. */
  children: ReactNode;
  modal: Pick<QuoteModalProps, 'copy' | 'chatNumber'>;
}

/**
 * The menu of small screens: a native popover, which the browser opens and closes before hydration and after it. So its
 * state is the element's own, never React's. The quote button is a form that leads to the quote page until it can open the
 * modal.
 */
export function MobileMenu({ links, quoteHref, labels, modal, children }: MobileMenuProps) {
  const [quote, setQuote] = useState<{ Modal: typeof QuoteModal } | null>(null);
  // The button says at once that it was pressed; the modal's own frame may come after that one.
  const [opening, startOpening] = useTransition();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    // Not on the first run: a menu that was opened before hydration stays.
    if (shownPath.current !== pathname) closePopover(menu.current);
    shownPath.current = pathname;
  }, [pathname]);

  const onLinkChosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) closePopover(menu.current);
  };
  const openQuote = (event: SubmitEvent) => {
    event.preventDefault();
    if (opening) return;
    startOpening(async () => {
      try {
        const { QuoteModal: Modal } = await rejectWhenSilent(loadModal());
        // Who has closed the menu meanwhile wants no modal any more. After an await React has forgotten the transition.
        if (isPopoverOpen(menu.current)) startOpening(() => setQuote({ Modal }));
      } catch {
        window.location.assign(quoteHref);
      }
    });
  };

  return (
    <div className="md:hidden">
      <button
        ref={toggle}
        type="button"
        popoverTarget={MENU_ID}
        className="flex min-h-11 items-center gap-near px-near font-medium"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-mark fill-none stroke-current stroke-2">
          <path d="M2 6h16M2 14h16" className="while-closed" />
          <path d="M4 4l12 12M16 4L4 16" className="while-open" />
        </svg>
        <span className="while-closed">{labels.open}</span>
        <span className="while-open">{labels.close}</span>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onToggle={({ newState }) => newState === 'open' && prefetchModal()}
        className="site-menu on-ink shadow-raised"
      >
        <div className="site-width grid gap-6 pt-2 pb-8">
          <nav aria-label={labels.menu} onClick={onLinkChosen}>
            <NavigationLinks links={links} layout="menu" />
          </nav>
          <form action={quoteHref} onSubmit={openQuote} className="grid">
            <Button type="submit" variant="volt" aria-busy={opening || undefined}>
              {labels.quote}
            </Button>
          </form>
          {children}
        </div>
      </div>
      {quote && <quote.Modal {...modal} onClose={() => setQuote(null)} returnFocusTo={toggle} />}
    </div>
  );
}
