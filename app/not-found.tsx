import type { Metadata } from 'next';
import { BrandMark } from '@/components/ui/brand-mark';
import { ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { notFoundTitle } from '@/content/search';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { buildWhatsAppLink } from '@/lib/whatsapp';

export const metadata: Metadata = { title: notFoundTitle, description: null, robots: { index: false } };

export default function NotFound() {
  return (
    <div className="site-width band grid justify-items-start gap-4">
      <BrandMark className="h-10 fill-volt" />
      <h1 className="text-h1">This page is not here</h1>
      <p className="max-w-measure text-lead text-balance text-muted">
        The address may be old or mistyped. The catalogue has every product with its price, and a chat finds the rest.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={paths.products} variant="ink">
          See all products
        </ButtonLink>
        <ButtonLink href={paths.home} variant="outline">
          Go to the home page
        </ButtonLink>
        <ChatLink href={buildWhatsAppLink(site.whatsApp.business)}>Ask on WhatsApp</ChatLink>
      </div>
    </div>
  );
}
