import { footer, footerProducts, guides, mainNavigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { NavigationLink } from '@/content/types';
import { askChat } from '@/lib/enquiry/whatsapp';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { BrandMark } from '../ui/brand-mark';
import { ChatLink, ExternalLink } from '../ui/chat-link';
import { PhoneLink } from '../enquiry/phone-link';
import { PageLink } from '../ui/page-link';
import { CopyrightYear } from './copyright-year';
import { SocialIcon } from './social-icon';

export function Footer() {
  const [email] = site.emails;
  const products = footerProducts.map(({ label, part }) => ({ label, href: routes.products, to: catalogueAddress(part) }));
  return (
    // It stays when the page changes: anchored to it, a scroll position restored on Back would move by the difference in height.
    <footer className="on-ink [overflow-anchor:none]">
      <div className="site-width grid columns-of-36 gap-6 py-8 sm:grid-cols-2 sm:gap-8 sm:py-12 lg:grid-cols-12">
        <div className="col-span-full grid content-start gap-4 sm:col-span-1 lg:col-span-4">
          <p className="brand">
            <BrandMark />
            {site.brand}
          </p>
          <p className="max-w-form text-muted">{site.blurb}</p>
        </div>
        <FooterList title={footer.products} links={products} className="lg:col-span-3" />
        <FooterList title={footer.quickLinks} links={mainNavigation} className="lg:col-span-2" />
        <div className="col-span-full grid content-start gap-4 sm:col-span-1 lg:col-span-3">
          <div>
            <h2 className="text-base">{footer.contact}</h2>
            <address className="mt-2 grid text-muted not-italic">
              <PhoneLink />
              <a href={`mailto:${email}`} className="wrap-anywhere">
                {email}
              </a>
              <span className="flex min-h-11 items-center">{`${site.address.street}, ${site.address.city}`}</span>
            </address>
          </div>
          <ChatLink href={askChat()}>{footer.chatButton}</ChatLink>
        </div>
      </div>
      <nav aria-label={footer.guides} className="border-t border-ink-line">
        <div className="site-width flex flex-wrap items-center gap-x-6 py-2">
          <h2 className="text-base">{footer.guides}</h2>
          {guides.map(({ label, href }) => (
            <PageLink key={href} href={href}>
              {label}
            </PageLink>
          ))}
        </div>
      </nav>
      <div className="border-t border-ink-line">
        <div className="site-width flex flex-wrap items-center justify-between gap-4 py-4 text-sm text-muted">
          <p>
            © <CopyrightYear builtIn={new Date().getFullYear()} />
            {` ${site.brand}. ${footer.rights}`}
          </p>
          {site.social.length > 0 && (
            // The negative margin aligns the icons, not their larger tap areas, with the page's edge.
            <ul role="list" className="-mx-near flex flex-wrap gap-2">
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <ExternalLink href={href} className="grid size-11 place-items-center hover:text-paper">
                    <SocialIcon name={name} />
                    <span className="sr-only">{name}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  links: readonly (NavigationLink & { to?: string })[];
  className: string;
}

function FooterList({ title, links, className }: FooterListProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-base">{title}</h2>
      <ul role="list" className="mt-2">
        {links.map(({ label, ...link }) => (
          <li key={label}>
            <PageLink {...link}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
