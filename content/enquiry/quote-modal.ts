/** The quote form that opens from the menu on small screens, in a file without the promises, which browsers don’t load. */
export const quoteModal = {
  title: 'Get a Quote',
  form: {
    labels: {
      user_name: 'Name',
      user_email: 'Email',
      user_phone: 'Phone (Optional)',
      subject: 'Subject',
      message: 'Message',
    },
    button: 'Send Email',
    sent: { title: 'Email sent successfully!' },
    failed: { title: 'Failed to send email. Please try again.' },
  },
} as const;
