import { promises } from './promises';

/** The words around a product: what it runs and fits, and how it is ordered. Braces are filled in. */
export const productPage = {
  priceOf: 'Price on {date}',
  runs: {
    title: 'What it runs',
    household: 'Household',
    hours: 'Hours, estimated',
    custom: 'Ask us for a custom pack.',
    reading:
      'The first figure is our estimate: {depth}% of the pack is used and {efficiency}% of that reaches your load. In brackets: the cautious and the best case.',
    starting: 'A fridge or a pump takes several times its watts when it starts, and your inverter has its own limit.',
    link: 'Count your own loads',
  },
  fits: {
    title: 'Fits',
    lead: 'A {volts}V UPS or solar inverter. Look for these on its label or in its manual:',
    table: 'Charger settings for {volts}V',
    rows: {
      charge: 'Boost or absorption',
      float: 'Float',
      tubular: 'Set for tubular',
      equalise: 'Equalising',
      compensation: 'Temperature compensation',
    },
    tubular: 'Fits up to {tubular}',
    off: 'Off',
    never: 'Never equalise. At {equalise} the battery’s protection switches it off, and the house with it.',
    cutOff: 'The {cutOff} of the specification is where the battery protects itself. It is not a charger setting.',
    joining: 'Two packs? Ask us first whether they can be connected together.',
  },
  drawn: {
    text: 'These pictures are illustrations.',
    link: 'Ask for a photo or a video of the actual product',
  },
  /** Where the specification gives a life in years and cycles. */
  lifeNote: 'A cycle is one full charge and discharge. The life is a rating, not a warranty.',
  print: 'Print this sheet',
  guide: { fits: 'Fits', check: 'Check before you order' },
  ordering: {
    title: 'How ordering works',
    steps: [
      {
        title: 'Open the chat',
        text: 'Press the order button. WhatsApp opens with your message written; read it and press send.',
      },
      {
        title: 'Check that it fits',
        text: `Send a photo of your UPS, inverter or old battery. ${promises.answersInTime.says}.`,
      },
      {
        title: 'Agree on price, payment and date',
        text: `Have them confirmed in the chat before you send money. ${promises.seenFirst.says}`,
      },
    ],
    where: 'Where we are',
  },
} as const;
