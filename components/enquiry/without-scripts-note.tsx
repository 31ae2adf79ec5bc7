import { withoutScripts } from '@/content/enquiry/enquiry-form';
import { askChat } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';

/** Shown where JavaScript is off: how the form works then, and a chat link that always works. */
export function WithoutScriptsNote() {
  return (
    <noscript className="col-span-full">
      <div className="grid justify-items-start gap-3 panel card">
        <p>{withoutScripts.text}</p>
        <ChatLink href={askChat()}>{withoutScripts.chatButton}</ChatLink>
      </div>
    </noscript>
  );
}
