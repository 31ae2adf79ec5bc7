import { site } from './site';

/** What a visitor reads after sending. Exact texts of the specification. */
export const enquiryMessages = {
  pageSent: {
    title: 'Email Sent Successfully',
    description: "Thanks for your quote request. We'll contact you soon.",
  },
  pageFailed: { title: 'Failed to send email.', description: 'Please try again.' },
  modalSent: { title: 'Email sent successfully!' },
  modalFailed: { title: 'Failed to send email. Please try again.' },
  whatsAppOpened: { title: 'Quote request sent!', description: `We'll get back to you within ${site.responseTimeHours} hours.` },
} as const;
