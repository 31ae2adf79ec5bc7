import { modalLead } from '@/content/enquiry/quote';
import { footer, guides, mainNavigationLabel, quoteButton } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { PhoneLink } from '../enquiry/phone-link';
import { BrandMark } from '../ui/brand-mark';
import { ChatLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { MobileMenu, NavigationLinks } from './navigation';

/** The header, translucent once the page is scrolled. On landscape phones it scrolls away. */
export function Header() {
  const [calculator] = guides;
  return (
    <header className="site-header on-ink sticky top-0 z-40 flex min-h-header items-center justify-between gap-4 site-width print:hidden short:static">
      <PageLink href={routes.home} className="brand" translate="no">
        <BrandMark />
        <span>{site.brand}</span>
      </PageLink>
      <div className="hidden items-center gap-8 md:flex">
        <nav aria-label={mainNavigationLabel}>
          <NavigationLinks className="header-links flex gap-2" />
        </nav>
        <PageLink href={routes.getQuote} className="control control-volt">
          {quoteButton}
        </PageLink>
      </div>
      <MobileMenu quoteLead={modalLead}>
        <PageLink href={calculator.href} className="link justify-center">
          {calculator.label}
        </PageLink>
        <ChatLink href={questionChatUrl()}>{footer.chatButton}</ChatLink>
        <PhoneLink className="justify-center" />
      </MobileMenu>
    </header>
  );
}
