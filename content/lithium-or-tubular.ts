/** The page that compares the cost of lithium and lead-acid, with the visitor's own prices. */
export const lithiumOrTubular = {
  label: 'Lithium or tubular',
  hero: {
    title: 'Lithium battery or tubular?',
    lead: 'What each costs you in 3, 5 and 10 years, with your own prices. We know what our packs cost, not what your dealer asks.',
  },
  form: {
    title: 'Your prices',
    volts: 'UPS or inverter',
    voltsPrompt: 'Choose',
    voltsOption: '{volts}V: {tubulars} Ah',
    tubularRupees: 'Price of one {ampereHours} Ah tubular, in PKR',
    tubularYears: 'Years until you replace it',
    tubularYearsHint: 'Ask a neighbour: many see less backup after 1 to 3 years.',
    scrapRupees: 'Paid for one old tubular, in PKR',
    tariffRupees: 'Price of a unit of electricity, in PKR',
    watts: 'Load without mains, in watts',
    hours: 'Hours without mains a day',
    optional: 'Optional',
    missing: 'Choose the voltage, and fill in the price of a tubular and its years.',
    tooMuch: 'So much load for so long is more than one such pack gives. The calculator says how many it takes.',
  },
  answer: {
    table: 'Cost over the years',
    corner: 'After',
    tubular: 'Tubular',
    year: '{years} years',
    oneYear: '1 year',
    wins: 'The pack costs less from year {year} on.',
    never: 'The tubular costs less for the {years} years of the pack’s rated life.',
    energy:
      'Charging loses about {tubular}% of the energy with a tubular and {lithium}% with lithium. Your tariff is counted for that.',
    noEnergy: 'With a tariff, load and hours, the energy lost in charging is counted as well.',
  },
  tubularWins: {
    title: 'When a tubular is the better choice',
    items: [
      'Cuts are rare or short, and it is hardly used.',
      'The money is not there now. A battery that you can pay is better than one that you can’t.',
      'You need many hours at a small load: at 200 to 300 W a 200 Ah tubular lasts longer than our 12V 100Ah pack.',
      'Your UPS can’t be set to lithium voltages, and you will not replace it.',
    ],
  },
  lithiumWins: {
    title: 'When lithium is',
    items: [
      'Cuts of hours, every day: a tubular wears out by deep use, lithium far less.',
      'Mains is short between cuts: it takes back more in the same hours.',
      'The bill counts: it gives back about {lithium}% of what you put in, a tubular about {tubular}%.',
      'No water, no acid, and about a quarter of the weight.',
    ],
  },
  energy: {
    title: 'What each gives',
    lead: 'The {pack} pack does the work of about a {ampereHours} Ah tubular. A 24V system takes two tubulars, a 48V system four.',
    columns: {
      pack: 'Pack',
      usable: 'It gives, Wh',
      instead: 'In place of, Ah',
      gentle: 'They give half used, Wh',
      deep: 'They give 80% used, Wh',
    },
    tubulars: '{count} × {ampereHours}',
    note: 'A tubular battery that gives up 80% every day wears out sooner; its makers advise using half.',
  },
  send: { button: 'Send this page', message: 'Lithium or tubular battery? What each costs over the years: {address}' },
  chat: {
    text: 'Tell us what you run and what your dealer asks. We answer with our price.',
    button: 'Ask on WhatsApp',
    message: 'Hi! Lithium or tubular for my home? I run:',
  },
} as const;
