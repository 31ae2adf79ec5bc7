import { notFoundPage } from '@/content/pages/error-pages';
import { routes } from '@/content/routes';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { BrandMark } from '../ui/brand-mark';
import { ChatLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';

export function NotFoundPage() {
  const { title, text, productsButton, homeButton, chatButton } = notFoundPage;
  return (
    <div className="grid justify-items-start gap-4 site-width band">
      <BrandMark className="h-8 fill-volt" />
      <h1 className="text-h1">{title}</h1>
      <p className="max-w-measure text-lead text-balance text-muted">{text}</p>
      <div className="mt-2 grid justify-items-start gap-3 sm:flex">
        <PageLink href={routes.products} className="control control-ink">
          {productsButton}
        </PageLink>
        <PageLink href={routes.home} className="control control-outline">
          {homeButton}
        </PageLink>
        <ChatLink href={questionChatUrl()}>{chatButton}</ChatLink>
      </div>
    </div>
  );
}
