import { promises } from './promises';
import { site } from './site';

export const contact = {
  hero: {
    title: 'Talk to the people who build it',
    lead: `Ask before you buy. ${promises.photoCheck.says}`,
  },
  cards: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Business Hours' },
  form: {
    title: 'Ask for a quote on WhatsApp',
    lead: 'Fill in what you know. WhatsApp opens with your message ready. Read it and press send.',
    sent: { title: 'Quote request sent!', description: `We'll get back to you within ${site.responseTimeHours} hours.` },
  },
  support: {
    title: 'Instant Support',
    text: 'No form needed. Tell us what you want to power, or send a photo of your inverter’s label.',
    button: 'Chat on WhatsApp Now',
    message: "Hi! I'd like to know more about your lithium battery solutions. Please help me choose.",
  },
  facility: {
    title: 'The workshop',
    text: `Alpha Ampere packs are ${promises.builtHere.says}. ${promises.visitors.says}`,
    picture: 'contact-workshop',
    alt: 'The workshop: a bench with an open battery pack, a meter and three finished batteries',
    drawn: 'scene',
  },
  /** The owner's to fill: write warranty, payment, delivery and installation here as soon as each is fixed in writing. */
  quickAnswers: {
    title: 'Quick Answers',
    lead: 'Click a question to get its answer via WhatsApp.',
    items: [
      {
        question: 'What warranty do you offer?',
        answer:
          'Tell us which battery you want and ask for its warranty in writing: how long it runs, what it covers and what to do if something fails.',
      },
      {
        question: 'Do you help with installation?',
        answer:
          'Send us your city, a photo of your inverter’s label and one of the place for the battery. With those we can talk through who fits it and how.',
      },
      {
        question: 'Which payment methods do you accept?',
        answer:
          'Tell us what you want to buy and how you would like to pay. Have the amount and the method confirmed in the chat before you send money.',
      },
      {
        question: 'How long does delivery take?',
        answer:
          'It depends on your city and on the battery. Tell us both, and ask for the date and the delivery charge before you order.',
      },
    ],
  },
} as const;
