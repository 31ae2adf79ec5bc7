import { useState } from 'react';
import { shareWords } from '@/content/controls';
import { copyText } from '@/lib/browser/copy-text';
import { PAGE_TOAST_MS, showToast } from '@/lib/enquiry/toast-store';
import { shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { controlClass } from '../ui/button';
import { ExternalLink } from '../ui/chat-link';
import { TextToCopy } from '../ui/text-to-copy';

export interface ShareButtonProps {
  label: string;
  text: string;
  /** Returns the address to share. Called on each tap. */
  address: () => string;
}

/** Shares a text and an address by the device's share sheet, else by the clipboard, else as a text to copy. */
export function ShareButton({ label, text, address }: ShareButtonProps) {
  const [shared, setShared] = useState<{ message: string; copied: boolean } | null>(null);
  const share = async () => {
    const url = address();
    setShared(null);
    if (await openShareSheet(text, url)) return;
    const message = `${text} ${url}`;
    const copied = await copyText(message);
    setShared({ message, copied });
    if (copied) showToast({ title: shareWords.copied, tone: 'success', duration: PAGE_TOAST_MS });
  };
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <button type="button" className={controlClass('outline-on-ink')} onClick={() => void share()}>
        {label}
      </button>
      <div role="status" className="text-sm wrap-anywhere empty:hidden">
        {shared?.copied && <p>{shareWords.copied}</p>}
        {shared && !shared.copied && (
          <>
            <p>{shareWords.notCopied}</p>
            <TextToCopy>{shared.message}</TextToCopy>
            <ExternalLink href={shareOnWhatsApp(shared.message)} className="link">
              {shareWords.chat}
            </ExternalLink>
          </>
        )}
      </div>
    </div>
  );
}

/** True if the device has a share sheet, even if it was closed without a choice. */
async function openShareSheet(text: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
