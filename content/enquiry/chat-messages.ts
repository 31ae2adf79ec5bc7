/** The draft in a WhatsApp chat before the visitor presses send. */
export const chatMessages = {
  /** For every order button. The site fills in `{item}`. */
  order: "Hi! I'm interested in ordering {item}. Please provide more details.",
  /** For the order button of a product that is out of stock. The site fills in `{item}`. */
  back: 'Hi! When is {item} back in stock?',
  /** Asks for a photo of a product whose pictures are drawings. The site fills in `{item}`. */
  photo: 'Hi! Please send me a photo or a video of the actual {item} that I would get.',
  quote: 'Hi! I would like a quote.',
  /** The names of the lines that hold what the visitor typed. */
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
  /** Stands at the end of a message that was too long. */
  cutMark: '… [cut here: message too long for WhatsApp]',
} as const;
