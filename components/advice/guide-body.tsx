import type { ReactNode } from 'react';
import { guideWords } from '@/content/advice/guide-page';
import { askChat, shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { absoluteUrl } from '@/lib/seo/addresses';
import { ChatLink } from '../ui/chat-link';
import { PrintButton } from '../ui/print-button';

export interface GuideBodyProps {
  path: string;
  /** The sections to list, by their ids. */
  contents: Readonly<Record<string, { title: string }>>;
  chat: { text: string; message: string };
  /** It has a place for the guide's address. */
  sendMessage: string;
  children: ReactNode;
}

/** A guide's sections. Beside them, or below on phones: the list of them, a chat, and buttons that send or print the guide. */
export function GuideBody({ path, contents, chat, sendMessage, children }: GuideBodyProps) {
  return (
    <div className="guide grid grid-cols-1 gap-12 not-first:pt-16 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
      {/* As few A4 pages as can be. */}
      <div className="print:columns-2 print:gap-8">{children}</div>
      <div className="grid max-w-form grid-cols-1 gap-6 self-start lg:tall:sticky lg:tall:top-24 print:hidden">
        <nav aria-labelledby="contents" className="max-lg:hidden">
          <h2 id="contents" className="text-base">
            {guideWords.contents}
          </h2>
          <ul role="list">
            {Object.entries(contents).map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-3 panel card">
          <p>{chat.text}</p>
          <ChatLink href={askChat(chat.message)}>{guideWords.ask}</ChatLink>
          <ChatLink href={shareOnWhatsApp(fill(sendMessage, { address: absoluteUrl(path) }))}>{guideWords.send}</ChatLink>
          <PrintButton />
        </div>
      </div>
    </div>
  );
}
