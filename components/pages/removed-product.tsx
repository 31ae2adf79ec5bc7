import { removedProductPage } from '@/content/shop/removed-products';
import { orderChatUrl } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { productPath } from '@/lib/paths';
import type { RemovedProductView } from '@/lib/shop/catalogue';
import { ChatLink } from '../ui/external-link';
import { noBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';

export function RemovedProduct({ name, nearest }: RemovedProductView) {
  const { title, text, nearestButton, chatButton, chatMessage } = removedProductPage;
  return (
    <div className="grid justify-items-start gap-4 site-width band">
      <h1 className="text-h2">{noBreak(fill(title, { name }))}</h1>
      <p className="max-w-measure text-lead text-muted">{fill(text, { nearest: nearest.name })}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <PageLink href={productPath(nearest.id)} className="control control-ink">
          {fill(nearestButton, { nearest: nearest.shortName })}
        </PageLink>
        <ChatLink href={orderChatUrl(fill(chatMessage, { name }))}>{chatButton}</ChatLink>
      </div>
    </div>
  );
}
