/** The quote forms that go by email. What differs is in `quote.ts` and `quote-modal.ts`. */
export const emailFormWords = {
  errors: {
    name: 'Enter your name.',
    subject: 'Enter a subject, such as 24V battery for a UPS.',
    message: 'Write what you want to power, and for how many hours.',
  },
  honeypot: 'Leave this empty',
  sending: 'Sending...',
  sent: 'Your request was sent. We will reply by email.',
  /** Shown if the form was changed while it was being sent. */
  sentBeforeEdits: 'Your request was sent without your last changes. To send them too, use the button again.',
  /** Shown after eight seconds without an answer. */
  slow: {
    title: 'Your email is still being sent.',
    text: 'Your connection is slow. You can wait, or send the same message on WhatsApp:',
  },
  failed: {
    title: 'Your email was not sent.',
    text: 'Nothing is lost: everything you typed is still in the form. Try again, or send it another way:',
  },
  /** Shown when the mail service takes no more for now. `toast` stands below the title in the message that goes away by itself. */
  refused: {
    title: 'The mail service is not taking emails now.',
    text: 'Trying again will not help yet. Everything you typed is still in the form. Send it another way:',
    toast: 'Send it on WhatsApp instead.',
  },
  /** Shown when no answer came in time, although the email may have arrived. */
  unknown: {
    title: 'We can’t tell whether the email arrived.',
    toast: 'To be sure, send it on WhatsApp.',
    text: 'The mail service did not answer in time. Everything you typed is still in the form. To be sure, send it on WhatsApp:',
  },
  chatButton: 'Send on WhatsApp',
  /** Added if the message is too long for a chat. The site fills in `{limit}` and `{length}`, in characters. */
  cut: 'WhatsApp takes at most {limit} characters and this message has {length}: the chat holds its first part, a copy all of it.',
  copyButton: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'Your browser did not copy it. Here is the text to copy:',
} as const;
