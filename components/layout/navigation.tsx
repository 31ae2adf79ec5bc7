'use client';

import { usePathname } from 'next/navigation';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { mainNavigation, menuLabels, quoteButton } from '@/content/navigation';
import { routes } from '@/content/routes';
import { isAtPath } from '@/lib/browser/address';
import { isPlainClick } from '@/lib/browser/plain-click';
import { closePopover } from '@/lib/browser/popover';
import { DialogLink } from '../ui/dialog-link';
import { CROSS } from '../ui/line-icon';
import { PageLink } from '../ui/page-link';

/** The links of the main navigation, with the current page marked. A product's page counts as Products. */
export function NavigationLinks({ className }: { className: string }) {
  const pathname = usePathname();
  const currentState = (href: string) => (pathname === href ? 'page' : pathname.startsWith(`${href}/`));
  return (
    <ul role="list" className={className}>
      {mainNavigation.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} aria-current={currentState(href) || undefined}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

const MENU_ID = 'site-menu';

// Not `group-has-[…]`: its selector ends in `*`, which makes any change within :has() restyle the whole page.
const WHILE_CLOSED = 'in-[:has(+:popover-open)]:hidden';
const WHILE_OPEN = 'hidden in-[:has(+:popover-open)]:inline';

const getMenu = () => document.getElementById(MENU_ID);
const closeMenu = () => closePopover(getMenu());

const loadModal = () => import('../enquiry/quote-modal').then(({ QuoteModal }) => QuoteModal);
/** Prefetches the quote modal. Errors are ignored: a tap on the quote button tries again and handles them. */
const prefetchModal = () => void loadModal().catch(() => {});

/** Closes the menu before the link's own handler runs, but not for the quote button, whose dialog closes the menu itself. */
function onLinkChosen(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !isPlainClick(event) || link.pathname === routes.getQuote) return;
  closeMenu();
  // A link to the page that is already open does nothing: opened anew, the page would lose what was chosen in its form.
  if (isAtPath(link.pathname) && !link.search && !link.hash && link.pathname !== routes.products) event.preventDefault();
}

/**
 * The menu of small screens; its children stand below the quote button. It is a native popover that works before hydration, so its
 * state is the element's and not React's.
 */
export function MobileMenu({ quoteLead, children }: { quoteLead: string; children: ReactNode }) {
  const pathname = usePathname();
  // As a cleanup it runs when the path changes, but not at first: a menu opened before hydration stays open.
  useEffect(() => closeMenu, [pathname]);
  return (
    <div
      className="md:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Focus must not move to the page, which the open menu covers.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
      }}
    >
      <button
        type="button"
        popoverTarget={MENU_ID}
        // Opens the menu in browsers without popovers, before Safari 17 and Firefox 125, once hydrated.
        onClick={() => 'popover' in HTMLElement.prototype || getMenu()?.toggleAttribute('data-open')}
        className="flex min-h-11 items-center gap-[8px] px-[8px] font-bold"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="line-icon size-[20px]">
          <path d="M2 6h16M2 14h16" className={WHILE_CLOSED} />
          <path d={CROSS} className={WHILE_OPEN} />
        </svg>
        <span className={WHILE_CLOSED}>{menuLabels.open}</span>
        <span className={WHILE_OPEN}>{menuLabels.close}</span>
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        onToggle={prefetchModal}
        className="on-ink fixed inset-x-0 top-header h-auto w-auto border-t"
      >
        <div onClickCapture={onLinkChosen} className="grid gap-6 site-width py-4">
          <nav aria-label={menuLabels.menu}>
            <NavigationLinks className="menu-links" />
          </nav>
          <DialogLink href={routes.getQuote} load={loadModal} dialogProps={{ lead: quoteLead }} className="control control-volt">
            {quoteButton}
          </DialogLink>
          {children}
        </div>
      </div>
    </div>
  );
}
