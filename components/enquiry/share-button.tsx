'use client';

import { useState, type MouseEvent } from 'react';
import { shareWords } from '@/content/controls';
import { copyText } from '@/lib/browser/copy-text';
import { isPlainClick } from '@/lib/browser/plain-click';
import { shareChatUrl } from '@/lib/enquiry/whatsapp';
import { absoluteUrl } from '@/lib/environment';
import { ExternalLink } from '../ui/external-link';
import { TextToCopy } from '../ui/text-to-copy';

/**
 * Shares a text and an address by the device's share sheet, else by the clipboard, else as a text to copy. Before hydration it is
 * a link to WhatsApp, where the visitor chooses who gets them.
 */
export function ShareButton({ label, text, path }: Record<'label' | 'text' | 'path', string>) {
  const [copied, setCopied] = useState<boolean>();
  const share = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = window.location.origin + path;
    setCopied(undefined);
    if (!(await openShareSheet(text, url))) setCopied(await copyText(`${text} ${url}`));
  };
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <ExternalLink href={shareChatUrl(`${text} ${absoluteUrl(path)}`)} onClick={(event) => void share(event)}>
        {label}
      </ExternalLink>
      <div role="status" className="text-sm wrap-anywhere empty:hidden">
        {copied !== undefined && <Shared message={`${text} ${window.location.origin}${path}`} copied={copied} />}
      </div>
    </div>
  );
}

function Shared({ message, copied }: { message: string; copied: boolean }) {
  if (copied) return <p>{shareWords.copied}</p>;
  return (
    <>
      <p>{shareWords.notCopied}</p>
      <TextToCopy>{message}</TextToCopy>
      <ExternalLink href={shareChatUrl(message)}>{shareWords.chat}</ExternalLink>
    </>
  );
}

/**
 * Opens the share sheet. True if the device has one, even if it was closed without a choice; false at a second tap, which the browser
 * refuses: some sheets never say what became of them.
 */
async function openShareSheet(text: string, url: string) {
  try {
    // `navigator.share` is undefined where there is no share sheet, and the call throws a TypeError.
    await navigator.share({ text, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
