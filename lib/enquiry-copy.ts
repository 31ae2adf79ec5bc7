import { enquiryMessages } from '@/content/enquiry-messages';
import { quote } from '@/content/quote';

/** The words of an email form, as plain props for its island. */
export interface EmailFormCopy {
  labels: { name: string; email: string; phone: string; subject: string; message: string };
  phoneHint: string;
  button: string;
  sending: string;
  sent: { title: string; description?: string };
  failed: { title: string; description?: string };
}

export interface QuoteModalCopy {
  title: string;
  lead: string;
  form: EmailFormCopy;
}

export function quotePageCopy(): EmailFormCopy {
  const { page, sending, phoneHint } = quote;
  return { ...page, sending, phoneHint, sent: enquiryMessages.pageSent, failed: enquiryMessages.pageFailed };
}

export function quoteModalCopy(): QuoteModalCopy {
  const { modal, sending, phoneHint } = quote;
  const { labels, button, title, lead } = modal;
  return {
    title,
    lead,
    form: { labels, button, sending, phoneHint, sent: enquiryMessages.modalSent, failed: enquiryMessages.modalFailed },
  };
}
