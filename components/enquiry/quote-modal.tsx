'use client';

import { quoteModal } from '@/content/enquiry/quote';
import { Dialog, type DialogProps } from '../ui/dialog';
import { EmailForm } from './email-form';

export type QuoteModalProps = Pick<DialogProps, 'onClose' | 'returnFocusTo'>;

/** Height of the message box, in lines. */
const MESSAGE_ROWS = 4;

export function QuoteModal({ onClose, returnFocusTo }: QuoteModalProps) {
  return (
    <Dialog title={quoteModal.title} description={quoteModal.lead} width="form" onClose={onClose} returnFocusTo={returnFocusTo}>
      <div className="overflow-y-auto p-4 md:p-6">
        <EmailForm id="quote-modal" texts={quoteModal.form} messageRows={MESSAGE_ROWS} onSent={onClose} />
      </div>
    </Dialog>
  );
}
