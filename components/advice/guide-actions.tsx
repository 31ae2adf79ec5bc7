import { productPage } from '@/content/shop/product-page';
import { askChat, shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { absoluteUrl } from '@/lib/seo/addresses';
import { ChatLink } from '../ui/chat-link';
import { PrintButton } from '../ui/print-button';

export interface GuideActionsProps {
  path: string;
  chat: { text: string; button: string; message: string };
  /** Its message has a place for the guide's address. */
  send: { button: string; message: string };
}

/** What to do after a guide: ask us, send it on, or print it. */
export function GuideActions({ path, chat, send }: GuideActionsProps) {
  return (
    <div className="mt-8 grid justify-items-start gap-3 print:hidden">
      <p>{chat.text}</p>
      <div className="flex flex-wrap gap-3">
        <ChatLink href={askChat(chat.message)}>{chat.button}</ChatLink>
        <ChatLink href={shareOnWhatsApp(fill(send.message, { address: absoluteUrl(path) }))}>{send.button}</ChatLink>
      </div>
      <PrintButton label={productPage.print} />
    </div>
  );
}
