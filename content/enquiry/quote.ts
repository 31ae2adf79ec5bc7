import { promises } from '../promises';

export const quote = {
  hero: {
    title: 'Request a Quote',
    lead: `Tell us what you want to power, and we will reply with a price. ${promises.answersInTime.says}.`,
  },
  helpful: {
    title: 'What helps us to quote',
    items: [
      'System voltage: 12V, 24V or 48V, or the model of your UPS or inverter.',
      'What it must run, and for how many hours.',
      'The space it has to fit, and the city it goes to.',
    ],
    calculatorLink: 'Which battery do I need?',
    chatTitle: 'Prefer WhatsApp?',
    chatText: 'Send a photo of your inverter’s label and we will take it from there.',
    chatButton: 'Ask on WhatsApp',
  },
} as const;

/** Above the form that opens from the menu on small screens; `quote-modal.ts` has its other words. */
export const modalLead = `Your message goes to us by email. ${promises.answersInTime.says}.`;

/** The form on /get-quote. The specification fixes the words of `sent` and `failed`, the mail template the names of labels. */
export const quotePageForm = {
  labels: {
    user_name: 'Full Name',
    user_email: 'Email Address',
    user_phone: 'Phone Number (Optional)',
    subject: 'Subject',
    message: 'Project Details',
  },
  button: 'Send Email',
  sent: {
    title: 'Email Sent Successfully',
    description: "Thanks for your quote request. We'll contact you soon.",
  },
  failed: { title: 'Failed to send email.', description: 'Please try again.' },
} as const;
