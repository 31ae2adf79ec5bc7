import type { Metadata } from 'next';
import { BrandMark } from '@/components/ui/brand-mark';
import { ButtonLink } from '@/components/ui/button';
import { ChatLink } from '@/components/ui/chat-link';
import { notFoundPage } from '@/content/pages/error-pages';
import { notFoundTitle } from '@/content/search';
import { routes } from '@/content/routes';
import { askChat } from '@/lib/enquiry/whatsapp';

export const metadata: Metadata = { title: notFoundTitle, description: null, robots: { index: false } };

export default function NotFound() {
  const { title, text, productsButton, homeButton, chatButton } = notFoundPage;
  return (
    <div className="site-width band grid justify-items-start gap-4">
      <BrandMark className="h-10 fill-volt" />
      <h1 className="text-h1">{title}</h1>
      <p className="max-w-measure text-lead text-balance text-muted">{text}</p>
      <div className="mt-2 grid justify-items-start gap-3 sm:flex">
        <ButtonLink href={routes.products} variant="ink">
          {productsButton}
        </ButtonLink>
        <ButtonLink href={routes.home} variant="outline">
          {homeButton}
        </ButtonLink>
        <ChatLink href={askChat()}>{chatButton}</ChatLink>
      </div>
    </div>
  );
}
