/** The quote form that opens from the menu on small screens: a file of its own, because the browser loads it. */
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
