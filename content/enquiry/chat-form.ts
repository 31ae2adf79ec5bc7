/** The contact form, which opens a chat. */
export const chatFormWords = {
  labels: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number (Optional)',
    company: 'Company (Optional)',
    batteryType: 'Battery Type',
    quantity: 'Quantity (Optional)',
    message: 'Additional Details (Optional)',
  },
  batteryTypePrompt: 'Select battery type',
  batteryTypes: [
    'Solar System Batteries (12V)',
    'Solar System Batteries (24V)',
    'Solar System Batteries (48V)',
    'Motorcycle Batteries',
    'Battery Parts & Accessories',
    'Custom Solution',
  ],
  button: 'Send on WhatsApp',
  errors: {
    name: 'Enter your full name.',
    batteryType: 'Choose a battery type. Not sure? Choose Custom Solution.',
  },
  companyHint: 'If you are buying for one.',
  /** The link to the chat, below each of the texts `late`, `opened`, `openedBefore`, `blocked` and `tooLong`. */
  openChat: 'Open the chat',
  opening: 'Opening WhatsApp...',
  /** Shown when the form was sent and the page is still loading after eight seconds. */
  late: 'The rest of this page is still loading. Your message is kept and opens in WhatsApp once it is there. Or write to us there now:',
  opened: 'Your message is ready in WhatsApp. It reaches us once you press send there.',
  /** Replaces `opened` once the visitor writes another message. */
  openedBefore: 'Your first message is ready in WhatsApp; this one is not sent yet.',
  blocked: 'Your message is ready, but your browser did not open WhatsApp. Open the chat here:',
  /** Shown if the message is too long. The site fills in `{limit}` and `{length}`, in characters. */
  tooLong:
    'WhatsApp takes at most {limit} characters and this message has {length}. Nothing was lost: shorten the details above and send again, or open the chat with the first part and send the rest there.',
} as const;
