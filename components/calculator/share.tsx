import { useState } from 'react';
import { answerWords } from '@/content/backup-calculator';
import { writeQuery, type CalculatorState } from '@/lib/backup/query';
import { copyText } from '@/lib/browser/copy-text';
import { shareOnWhatsApp } from '@/lib/enquiry/whatsapp';
import { paths } from '@/lib/paths';
import { controlClass } from '../ui/button';
import { ExternalLink } from '../ui/chat-link';
import { TextToCopy } from '../ui/text-to-copy';

/** What became of the address, and which one it was. */
interface Shared {
  address: string;
  copied: boolean;
}

/** Hands the answer's address on: the device's own way of sharing, else the clipboard, else the address itself. */
export function Share({ state }: { state: CalculatorState }) {
  const [shared, setShared] = useState<Shared | null>(null);
  const share = async () => {
    const address = window.location.origin + paths.backupCalculator + writeQuery(state);
    setShared(null);
    if (await openShareSheet(answerWords.shareText, address)) return;
    setShared({ address, copied: await copyText(address) });
  };
  return (
    <div className="print:hidden grid grid-cols-1 gap-2">
      <button type="button" className={controlClass('outline-on-ink')} onClick={() => void share()}>
        {answerWords.share}
      </button>
      <div role="status" className="wrap-anywhere text-sm">
        {shared?.copied && <p>{answerWords.shared}</p>}
        {shared && !shared.copied && (
          <>
            <p>{answerWords.notShared}</p>
            <TextToCopy>{shared.address}</TextToCopy>
            <ExternalLink
              href={shareOnWhatsApp(`${answerWords.shareText} ${shared.address}`)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {answerWords.shareChat}
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
