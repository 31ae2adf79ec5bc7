import { site } from './site';

/** The words around a product: what it runs and fits, and how it is ordered. Braces are filled in. */
export const productPage = {
  priceOf: 'Price of {date}',
  runs: {
    title: 'What it runs',
    household: 'Household',
    hours: 'Hours, estimated',
    custom: 'Ask us for a custom pack.',
    reading:
      'The first figure is our estimate: {depth}% of the pack is used and the inverter gives on {efficiency}%. In brackets the careful and the best case.',
    starting: 'A fridge or a pump takes several times its watts when it starts, and your inverter has a limit of its own.',
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
    cutOff: 'The {cutOff} of the specification is where the battery protects itself. It is no setting for a charger.',
    joining: 'Two packs? Ask us whether yours may be joined.',
  },
  drawn: {
    text: 'These pictures are drawn.',
    link: 'Ask for a photo or a video of the very battery',
  },
  print: 'Print this sheet',
  guide: { fits: 'Fits', check: 'Check before you order' },
  ordering: {
    title: 'How ordering works',
    steps: [
      { title: 'Press the green button', text: 'WhatsApp opens with this product written out. You read it and press send.' },
      {
        title: 'We check that it fits',
        text: `A person answers within ${site.responseTimeHours} hours. Send a photo of your UPS, inverter or old battery.`,
      },
      {
        title: 'We agree price, payment and date',
        text: 'In the chat, before anything is sent. You may see the battery first, at the workshop or on video.',
      },
    ],
    where: 'Where we are',
  },
} as const;
