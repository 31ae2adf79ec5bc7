import type { ReactNode } from 'react';
import { footer, footerProducts, guides, mainNavigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { NavigationLink, SocialLink } from '@/content/types';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { PhoneLink } from '../enquiry/phone-link';
import { BrandMark } from '../ui/brand-mark';
import { ChatLink, ExternalLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { CopyrightYear } from './copyright-year';

export function Footer() {
  const [email] = site.emails;
  const products = footerProducts.map(({ label, part }) => ({ label, href: routes.products, clickHref: catalogueAddress(part) }));
  return (
    // The footer outlives the page: anchored to it, a scroll position restored on Back would move by the difference in height.
    <footer className="site-footer on-ink [overflow-anchor:none]">
      <div className="grid columns-of-36 gap-4 site-width py-4 md:grid-cols-4 lg:grid-cols-[3fr_3fr_2fr_3fr_3fr] lg:gap-6">
        <div className="col-span-full grid content-start gap-2 lg:col-span-1">
          <p className="brand max-lg:whitespace-nowrap" translate="no">
            <BrandMark />
            {site.brand}
          </p>
          <p className="max-w-form text-sm text-muted">{site.blurb}</p>
        </div>
        <FooterList title={footer.products} links={products} />
        <FooterList title={footer.quickLinks} links={mainNavigation} />
        <FooterList title={footer.guides} links={guides} />
        <div>
          <h2 className="text-base">{footer.contact}</h2>
          <address className="grid text-muted not-italic max-sm:text-sm">
            <PhoneLink />
            <a href={`mailto:${email}`} className="wrap-anywhere">
              {email}
            </a>
            <span className="flex min-h-11 items-center" translate="no">{`${site.address.street}, ${site.address.city}`}</span>
          </address>
          <ChatLink href={questionChatUrl()} className="mt-2 px-3 max-lg:w-full max-lg:px-1 max-sm:text-sm">
            {footer.chatButton}
          </ChatLink>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t site-width py-1 text-sm text-muted">
        <p>
          © <CopyrightYear builtIn={new Date().getFullYear()} />
          {` ${site.brand}. ${footer.rights}`}
        </p>
        {site.social.length > 0 && (
          // The negative margin aligns the icons, not their larger tap areas, with the page's edge.
          <ul role="list" className="-mx-2 flex flex-wrap gap-2">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href} className="grid size-11 place-items-center hover:text-paper">
                  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-current">
                    {DRAWINGS[name]}
                  </svg>
                  <span className="sr-only">{name}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

function FooterList({ title, links }: { title: string; links: readonly (NavigationLink & { clickHref?: string })[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul role="list">
        {links.map(({ label, ...link }) => (
          <li key={label}>
            <PageLink {...link}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The logos of social sites, redrawn in a fifth of the originals' bytes, because each page holds them. */
const DRAWINGS = {
  Facebook: <path d="M9 23.62V16H6.5v-4H9q-.5-8 8.5-7.2v3.3q-5-.5-4.5 3.9h4l-.7 4H13v7.96A12 12 0 1 0 9 23.62" />,
  YouTube: <path d="M12 3.5c11 0 12 .5 12 8.5s-1 8.5-12 8.5S0 20 0 12s1-8.5 12-8.5M9.5 8v8l6.5-4z" />,
  Instagram: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth={2}>
        <rect x={1} y={1} width={22} height={22} rx={6} />
        <circle cx={12} cy={12} r={5} />
      </g>
      <circle cx={18.4} cy={5.6} r={1.4} />
    </>
  ),
} as const satisfies Record<SocialLink['name'], ReactNode>;
