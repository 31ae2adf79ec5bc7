'use client';

import { quoteModal } from '@/content/enquiry/quote';
import { Dialog } from '../ui/dialog';
import type { LinkedDialogProps } from '../ui/dialog-link';
import { EmailForm } from './email-form';

/** Height of the message box, in lines. */
const MESSAGE_ROWS = 4;

export function QuoteModal({ onClose, returnFocusTo }: LinkedDialogProps) {
  return (
    <Dialog title={quoteModal.title} description={quoteModal.lead} width="form" onClose={onClose} returnFocusTo={returnFocusTo}>
      <div className="overflow-y-auto p-4 md:p-6">
        <EmailForm id="quote-modal" texts={quoteModal.form} messageRows={MESSAGE_ROWS} onSent={onClose} />
      </div>
    </Dialog>
  );
}
