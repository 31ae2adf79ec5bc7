'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { menuLabels, quoteButton } from '@/content/navigation';
import { closePopover } from '@/lib/browser/popover';
import { routes } from '@/content/routes';
import { controlClass } from '../ui/button';
import { DialogLink } from '../ui/dialog-link';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links';

const MENU_ID = 'site-menu';

const WHILE_CLOSED = 'menu-open:hidden';
const WHILE_OPEN = 'hidden menu-open:inline';

const loadModal = () => import('../enquiry/quote-modal').then(({ QuoteModal }) => QuoteModal);
/** Errors are ignored: a tap on the quote button tries again and handles them. */
const prefetchModal = () => void loadModal().catch(() => {});

export interface MobileMenuProps {
  links: NavigationLinksProps['links'];
  /** Links below the quote button. */
  children: ReactNode;
}

/**
 * The menu of small screens. It is a native popover that works before hydration, so its state is the element's and not React's.
 */
export function MobileMenu({ links, children }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    // Not on the first run: a menu opened before hydration stays open.
    if (shownPath.current !== pathname) closePopover(menu.current);
    shownPath.current = pathname;
  }, [pathname]);

  // Before the link's own handler; the quote button's dialog closes the menu itself.
  const onLinkChosen = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.pathname === routes.getQuote) return;
    closePopover(menu.current);
    // Opened anew, the open page would lose what was chosen in it.
    if (link.href === location.origin + location.pathname) event.preventDefault();
  };
  // Focus must not move to the page, which the open menu covers.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(menu.current);
  };

  return (
    <div onBlur={onBlur} className="group md:hidden">
      <button
        ref={toggle}
        type="button"
        popoverTarget={MENU_ID}
        // Before Safari 17 and Firefox 125, once hydrated.
        onClick={() => 'popover' in HTMLElement.prototype || menu.current?.toggleAttribute('data-open')}
        className="flex min-h-11 items-center gap-near px-near font-bold"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="line size-mark">
          <path d="M2 6h16M2 14h16" className={WHILE_CLOSED} />
          <path d="M4 4l12 12M16 4L4 16" className={WHILE_OPEN} />
        </svg>
        <span className={WHILE_CLOSED}>{menuLabels.open}</span>
        <span className={WHILE_OPEN}>{menuLabels.close}</span>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onToggle={({ newState }) => newState === 'open' && prefetchModal()}
        className="on-ink fixed inset-x-0 top-16 h-auto w-auto border-t border-ink-line"
      >
        <div onClickCapture={onLinkChosen} className="site-width grid gap-6 py-4">
          <nav aria-label={menuLabels.menu}>
            <NavigationLinks links={links} layout="menu" />
          </nav>
          <DialogLink
            href={routes.getQuote}
            load={loadModal}
            dialogProps={{}}
            returnFocusTo={toggle}
            className={controlClass('volt')}
          >
            {quoteButton}
          </DialogLink>
          {children}
        </div>
      </div>
    </div>
  );
}
