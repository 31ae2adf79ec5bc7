'use client';

import { useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import type { QuoteModal, QuoteModalProps } from '../enquiry/quote-modal';
import { Button } from '../ui/button';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links';

const MENU_ID = 'site-menu';

const loadModal = () => import('../enquiry/quote-modal');
/** Should it be lost, the tap on the quote button will notice. */
const loadModalAhead = () => void loadModal().catch(() => {});

export interface MobileMenuProps {
  links: NavigationLinksProps['links'];
  quoteHref: string;
  modal: Pick<QuoteModalProps, 'copy' | 'chatNumber'>;
}

/**
 * The menu of small screens: a native popover, so that it opens, closes by Escape and by a tap beside it before any
 * script has run. The quote button is a form that leads to the quote page until it can open the modal.
 */
export function MobileMenu({ links, quoteHref, modal }: MobileMenuProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const [quote, setQuote] = useState<{ Modal: typeof QuoteModal } | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const closeMenu = () => {
    // An old browser without popovers shows the menu as plain page; there is nothing to close.
    if (menuOpen) menu.current?.hidePopover();
  };
  const onLinkChosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) closeMenu();
  };
  const openQuote = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const { QuoteModal: Modal } = await loadModal();
      closeMenu();
      setQuote({ Modal });
    } catch {
      window.location.assign(quoteHref);
    }
  };

  return (
    <div className="md:hidden">
      <button
        ref={toggle}
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={menuOpen}
        aria-controls={MENU_ID}
        className="flex min-h-11 items-center gap-near px-near font-medium"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-mark fill-none stroke-current stroke-2">
          <path d={menuOpen ? 'M4 4l12 12M16 4L4 16' : 'M2 6h16M2 14h16'} />
        </svg>
        Menu
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onToggle={(event) => {
          const open = event.newState === 'open';
          setMenuOpen(open);
          if (open) loadModalAhead();
        }}
        className="site-menu on-ink shadow-raised"
      >
        <div className="site-width grid gap-6 pt-2 pb-8">
          <nav aria-label="Menu" onClick={onLinkChosen}>
            <NavigationLinks links={links} layout="menu" />
          </nav>
          <form action={quoteHref} onSubmit={openQuote} className="grid">
            <Button type="submit" look="volt">
              Get Quote
            </Button>
          </form>
        </div>
      </div>
      {quote && <quote.Modal {...modal} onClose={() => setQuote(null)} returnFocusTo={toggle} />}
    </div>
  );
}
