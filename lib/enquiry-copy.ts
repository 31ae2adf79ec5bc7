import { contact } from '@/content/contact';
import { controls } from '@/content/controls';
import { chatFormWords, emailFormWords } from '@/content/enquiry-form';
import { enquiryMessages } from '@/content/enquiry-messages';
import { quote } from '@/content/quote';
import type { ToastMessage } from './toast-store';

type ToastCopy = Pick<ToastMessage, 'title' | 'description'>;

/** The words of an email form, as plain props for its island. */
export interface EmailFormCopy {
  labels: { name: string; email: string; phone: string; subject: string; message: string };
  phoneHint: string;
  button: string;
  sending: string;
  sent: ToastCopy;
  failed: ToastCopy;
  words: typeof emailFormWords;
}

export interface QuoteModalCopy {
  title: string;
  lead: string;
  close: string;
  form: EmailFormCopy;
}

export function quotePageCopy(): EmailFormCopy {
  const { page, sending, phoneHint } = quote;
  return {
    ...page,
    sending,
    phoneHint,
    sent: enquiryMessages.pageSent,
    failed: enquiryMessages.pageFailed,
    words: emailFormWords,
  };
}

export function quoteModalCopy(): QuoteModalCopy {
  const { modal, sending, phoneHint } = quote;
  const { labels, button, title, lead } = modal;
  const { modalSent: sent, modalFailed: failed } = enquiryMessages;
  return {
    title,
    lead,
    close: controls.close,
    form: { labels, button, sending, phoneHint, sent, failed, words: emailFormWords },
  };
}

/** The words of the contact form, as plain props for its island. */
export interface ChatFormCopy extends Pick<typeof contact.form, 'labels' | 'batteryTypePrompt' | 'batteryTypes' | 'button'> {
  phoneHint: string;
  opened: ToastCopy;
  words: typeof chatFormWords;
}

export function chatFormCopy(): ChatFormCopy {
  const { labels, batteryTypePrompt, batteryTypes, button } = contact.form;
  return {
    labels,
    batteryTypePrompt,
    batteryTypes,
    button,
    phoneHint: quote.phoneHint,
    opened: enquiryMessages.whatsAppOpened,
    words: chatFormWords,
  };
}
