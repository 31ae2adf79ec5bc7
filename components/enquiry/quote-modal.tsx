'use client';

import type { QuoteModalCopy } from '@/lib/enquiry-copy';
import { Dialog, type DialogProps } from '../ui/dialog';
import { DialogFrame } from '../ui/dialog-frame';
import { EmailForm } from './email-form';

export interface QuoteModalProps extends Pick<DialogProps, 'onClose' | 'returnFocusTo'> {
  copy: QuoteModalCopy;
  chatNumber: string;
}

/** Lines of the modal's message box. */
const MESSAGE_ROWS = 4;

export function QuoteModal({ copy, chatNumber, onClose, returnFocusTo }: QuoteModalProps) {
  return (
    <DialogFrame width="form">
      <Dialog title={copy.title} description={copy.lead} closeLabel={copy.close} onClose={onClose} returnFocusTo={returnFocusTo}>
        <div className="overflow-y-auto p-5">
          <EmailForm copy={copy.form} messageRows={MESSAGE_ROWS} chatNumber={chatNumber} onSent={onClose} />
        </div>
      </Dialog>
    </DialogFrame>
  );
}
