'use client';

import { useEffect, useRef, useState } from 'react';
import type { EmailEnquiry } from '@/lib/email';
import { buildWhatsAppLink, emailAsChatMessage, fitMessage } from '@/lib/whatsapp';
import { Button } from '../ui/button';
import { ChatLink } from '../ui/chat-link';

/** After a failed email: the same words by chat, or copied. */
export function SendInstead({ enquiry, chatNumber }: { enquiry: EmailEnquiry; chatNumber: string }) {
  const [copied, setCopied] = useState<'' | 'Copied.' | 'Copying was not allowed; select the text in the form instead.'>('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const message = emailAsChatMessage(enquiry);
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setCopied('Copied.'),
      () => setCopied('Copying was not allowed; select the text in the form instead.'),
    );
  return (
    <div ref={panel} className="clear-of-toast grid gap-3 rounded-surface border border-danger bg-danger-ground p-4">
      <p>
        <strong className="font-bold">The email was not sent.</strong> Everything you typed is still in the form. Try again, or send
        it another way:
      </p>
      <div className="flex flex-wrap gap-3">
        <ChatLink href={buildWhatsAppLink(chatNumber, fitMessage(message))}>Send by WhatsApp</ChatLink>
        <Button look="outline" onClick={copy}>
          Copy the text
        </Button>
      </div>
      <p role="status">{copied}</p>
    </div>
  );
}
