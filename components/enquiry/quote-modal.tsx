'use client';

import { quoteModal } from '@/content/enquiry/quote-modal';
import { routes } from '@/content/routes';
import { addressStore } from '@/lib/browser/address';
import { Dialog } from '../ui/dialog';
import type { LinkedDialogProps } from '../ui/dialog-link';
import { EmailForm } from './email-form';

export function QuoteModal({ lead, ...linked }: LinkedDialogProps & { lead: string }) {
  return (
    <Dialog title={quoteModal.title} description={lead} className="md:max-w-form" {...linked}>
      <div className="min-h-48 overflow-y-auto p-4 md:p-6">
        <EmailForm
          id="quote-modal"
          texts={quoteModal.form}
          messageRows={4}
          toastDuration={5000}
          // Whether a quote modal is open now: this one may have been closed, and opened anew, while its email was sent.
          onSent={() => addressStore.get().dialog === routes.getQuote && linked.onClose()}
        />
      </div>
    </Dialog>
  );
}
