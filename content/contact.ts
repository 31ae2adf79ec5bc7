export const contact = {
  hero: {
    title: 'Talk to the people who build it',
    lead: 'Ask before you buy. Send us a photo of your UPS or inverter and we tell you which battery fits.',
  },
  cards: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Business Hours' },
  form: {
    title: 'Ask for a quote on WhatsApp',
    lead: 'Fill in what you know. WhatsApp opens with your message written out; you read it and press send.',
    labels: {
      name: 'Full Name',
      email: 'Email Address',
      phone: 'Phone Number',
      company: 'Company',
      batteryType: 'Battery Type',
      quantity: 'Quantity',
      message: 'Additional Details',
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
  },
  support: {
    title: 'Instant Support',
    text: 'No form needed. Write what you want to power, or send a photo of your inverter’s label.',
    button: 'Chat on WhatsApp Now',
    message: "Hi! I'd like to know more about your lithium battery solutions. Please help me choose.",
  },
  facility: {
    title: 'The workshop',
    text: 'Packs are built and tested here. Visitors are welcome in business hours; message before you come.',
    picture: 'contact-workshop',
    alt: 'The workshop: a long bench below a window and shelves of finished batteries',
    drawn: 'scene',
  },
  /** The owner's to fill: write warranty, payment, delivery and installation here as soon as each is fixed in writing. */
  quickAnswers: {
    title: 'Quick Answers',
    lead: 'Click a question to get its answer via WhatsApp.',
    items: [
      {
        question: 'What warranty do you offer?',
        answer: 'It depends on the battery. Ask for its warranty in writing before you pay.',
      },
      {
        question: 'Do you help with installation?',
        answer: 'Tell us your city and your inverter, and we tell you who can install it or how to connect it.',
      },
      {
        question: 'Which payment methods do you accept?',
        answer: 'We agree the payment with you in the chat before anything is sent.',
      },
      {
        question: 'How long does delivery take?',
        answer: 'It depends on your city and on the pack. We give you a date in the chat when you order.',
      },
    ],
  },
} as const;
