/** The draft in a WhatsApp chat before the visitor presses send. */
export const chatMessages = {
  /** For every order button. The site fills in `{item}`. */
  order: "Hi! I'm interested in ordering {item}. Please provide more details.",
  /** The same for a product that is out of stock. */
  back: 'Hi! When is {item} back in stock?',
  /** For products with drawn pictures. */
  photo: 'Hi! Please send me a photo or a video of the actual {item} that I would get.',
  quote: 'Hi! I would like a quote.',
  /** The names of lines with what the visitor typed. */
  lines: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    batteryType: 'Battery type',
    quantity: 'Quantity',
    subject: 'Subject',
    message: 'Message',
  },
  /** At the end of a message that is too long. */
  cutMark: '… [cut here: message too long for WhatsApp]',
} as const;
