import { useState } from 'react';
import { writeQuery } from '@/lib/backup/address';
import { paths } from '@/lib/paths';
import { controlClass } from '../ui/button';
import { ExternalLink } from '../ui/chat-link';
import type { AnswerPart } from './answer';

/** What became of the address, and which one it was. */
interface Shared {
  address: string;
  copied: boolean;
}

/** Hands the answer's address on: the device's own way of sharing, else the clipboard, else the address itself. */
export function Share({ state, figures, words }: AnswerPart) {
  const [shared, setShared] = useState<Shared | null>(null);
  const { answer } = words;
  const share = async () => {
    const address = window.location.origin + paths.backupCalculator + writeQuery(state, figures);
    setShared(null);
    if (await openShareSheet(answer.shareText, address)) return;
    setShared({ address, copied: await copy(address) });
  };
  return (
    <div className="no-print grid grid-cols-1 gap-2">
      <button type="button" className={controlClass('outline-on-ink')} onClick={() => void share()}>
        {answer.share}
      </button>
      <div role="status" className="wrap-anywhere text-sm">
        {shared?.copied && <p>{answer.shared}</p>}
        {shared && !shared.copied && (
          <>
            <p>{answer.notShared}</p>
            <p className="select-all">{shared.address}</p>
            <ExternalLink
              href={`https://wa.me/?text=${encodeURIComponent(`${answer.shareText} ${shared.address}`)}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {answer.shareChat}
            </ExternalLink>
          </>
        )}
      </div>
    </div>
  );
}

/** True where the device has a share sheet, also when it was closed without a choice. */
async function openShareSheet(text: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard over plain http, or not allowed.
    return false;
  }
}
