'use client';

import { usePathname } from 'next/navigation';
import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { menuLabels, quoteButton } from '@/content/navigation';
import { closePopover, isPopoverOpen } from '@/lib/browser/popover';
import { withTimeout } from '@/lib/browser/timeout';
import { routes } from '@/content/routes';
import type { QuoteModal } from '../enquiry/quote-modal';
import { Button } from '../ui/button';
import { NavigationLinks, type NavigationLinksProps } from './navigation-links';

const MENU_ID = 'site-menu';

const WHILE_CLOSED = 'group-has-[:popover-open]:hidden';
const WHILE_OPEN = 'hidden group-has-[:popover-open]:inline';

/** Whether the current history entry is that of the open modal. */
const isModalStep = () => Boolean(history.state?.quoteModal);

const loadModal = () => import('../enquiry/quote-modal');
/** Errors are ignored: a tap on the quote button tries again and handles them. */
const prefetchModal = () => void loadModal().catch(() => {});

export interface MobileMenuProps {
  links: NavigationLinksProps['links'];
  /** Links below the quote button. */
  children: ReactNode;
}

/**
 * The menu of small screens. It is a native popover that works before hydration, so its state is the element's and not React's.
 * The quote button is a form that leads to the quote page until it can open the modal.
 */
export function MobileMenu({ links, children }: MobileMenuProps) {
  const [quote, setQuote] = useState<{ Modal: typeof QuoteModal } | null>(null);
  // A transition, so that the button shows at once that it was pressed.
  const [opening, startOpening] = useTransition();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    // Not on the first run: a menu opened before hydration stays open.
    if (shownPath.current !== pathname) closePopover(menu.current);
    shownPath.current = pathname;
  }, [pathname]);

  // Back closes the modal, and Forward or a reload opens it again.
  useEffect(() => {
    const follow = async () => {
      const loaded = isModalStep() ? await loadModal().catch(() => null) : null;
      setQuote(loaded && isModalStep() ? { Modal: loaded.QuoteModal } : null);
    };
    void follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const onLinkChosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) closePopover(menu.current);
  };
  const openQuote = (event: SubmitEvent) => {
    event.preventDefault();
    if (opening) return;
    startOpening(async () => {
      try {
        const { QuoteModal: Modal } = await withTimeout(loadModal());
        // A visitor who has closed the menu meanwhile no longer wants the modal.
        if (!isPopoverOpen(menu.current)) return;
        history.pushState({ quoteModal: true }, '');
        // After an await React no longer counts this as part of the transition.
        startOpening(() => setQuote({ Modal }));
      } catch {
        window.location.assign(routes.getQuote);
      }
    });
  };

  const closeQuote = () => {
    // Closes at once, so that a second press cannot go back twice.
    setQuote(null);
    if (isModalStep()) history.back();
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
        className="flex min-h-11 items-center gap-near px-near font-bold"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-mark fill-none stroke-current stroke-2">
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
        className="on-ink inset-x-0 top-16 bottom-auto h-[calc(100dvh-4rem)] w-auto border-t border-ink-line"
      >
        <div className="site-width grid gap-6 pt-2 pb-8">
          <nav aria-label={menuLabels.menu} onClick={onLinkChosen}>
            <NavigationLinks links={links} layout="menu" />
          </nav>
          <form action={routes.getQuote} onSubmit={openQuote} className="grid">
            <Button type="submit" variant="volt" aria-busy={opening || undefined}>
              {quoteButton}
            </Button>
          </form>
          {children}
        </div>
      </div>
      {quote && <quote.Modal onClose={closeQuote} returnFocusTo={toggle} />}
    </div>
  );
}
