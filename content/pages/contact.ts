import { promises } from '../promises';
import { routes } from '../routes';
import { site } from '../site';

export const contact = {
  hero: { title: 'Ask the people who build it', lead: `Ask before you buy. ${promises.photoCheck.says}` },
  cards: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Business Hours', closed: 'Closed on {days}' },
  form: {
    title: 'Request a Quote on WhatsApp',
    lead: 'Fill in what you know. WhatsApp opens with your message ready. Read it and press send.',
    sent: { title: 'Quote request sent!', description: `We'll get back to you within ${site.responseTimeHours} hours.` },
  },
  support: {
    title: 'Instant Support',
    text: 'No form needed. Tell us what you want to power, or send a photo of your inverter’s label.',
    calculator: { label: 'Which battery do I need?', href: routes.backupCalculator },
    button: 'Chat on WhatsApp Now',
    /** The site fills in `{number}`, the WhatsApp number for orders. */
    orders: 'Orders from product pages open a chat with {number}.',
    message: "Hi! I'd like to know more about your lithium battery solutions. Please help me choose.",
  },
  facility: {
    title: 'The workshop',
    text: `Alpha Ampere packs are ${promises.builtHere.says}. ${promises.visitors.says}`,
    picture: 'contact-workshop',
    alt: 'The workshop: a bench with an open battery pack, a meter and two finished batteries, hand tools on the wall',
    drawn: 'scene',
  },
  quickAnswers: {
    title: 'Quick Answers',
    lead: 'Click a question to get its answer via WhatsApp.',
    /** `fact` names the field of `site.shop` with the answer, which is shown once the owner has filled it in. */
    items: [
      { question: 'What warranty do you offer?', fact: 'warranty' },
      { question: 'Do you help with installation?', fact: 'installation' },
      { question: 'Which payment methods do you accept?', fact: 'payment' },
      { question: 'How long does delivery take?', fact: 'delivery' },
    ],
    open: 'Answers depend on the battery and on your city.',
    ask: 'Ask before you pay, and keep our answer in the chat.',
  },
} as const;
