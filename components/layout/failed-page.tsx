'use client';

import { useEffect } from 'react';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { failedPage } from '@/content/pages/error-pages';
import { whatsAppUrl } from '@/lib/enquiry/whatsapp-url';

/** `npm run dev` shows the error's own words, since the cause is most often a slip in the content. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Replaces a page whose scripts failed or whose payload was cut off. It reloads the document once, because its HTML needs
 * neither. Each page loads it twice, so it imports no other component; its words it imports itself, because Next passes it only
 * the error.
 */
export function FailedPage({ error }: { error: Error }) {
  useEffect(() => void window.reloadOnce?.(), []);
  return (
    <div className="grid justify-items-start gap-4 site-width band">
      <h1 className="text-h1">{failedPage.title}</h1>
      <p className="max-w-measure text-lead text-muted">{isDevelopment ? error.message : failedPage.text}</p>
      <button type="button" onClick={() => window.location.reload()} className="control control-ink">
        {failedPage.reloadButton}
      </button>
      <a href={whatsAppUrl(chatNumbers.questions)} className="control control-chat">
        {failedPage.chatButton}
      </a>
    </div>
  );
}
