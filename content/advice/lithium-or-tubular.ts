export const lithiumOrTubular = {
  hero: {
    title: 'Lithium battery or tubular?',
    lead: 'What each costs you over the years, with your own prices.',
  },
  tubularWins: {
    title: 'When a tubular is the better choice',
    items: [
      'Load-shedding is rare or short, and it is hardly used.',
      'The money is not there now. A battery that you can pay for today is better than one that you can’t.',
      'You need many hours at a small load. At 200 to 300 W a 200 Ah tubular lasts longer than our 12V 100Ah pack.',
      'Your UPS can’t be set to lithium voltages, and you will not replace it.',
    ],
  },
  lithiumWins: {
    title: 'When lithium is',
    items: [
      'Hours of load-shedding, every day: a tubular wears out by deep use, lithium far less.',
      'Light is short in between: it charges faster.',
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
      instead: 'It replaces, Ah',
      gentle: 'Those give, half used, Wh',
      deep: 'Those give, 80% used, Wh',
    },
    tubulars: '{count} × {ampereHours}',
    some: 'These are {shown} of our {count} packs, of about the size of the tubulars beside them.',
    note: 'Using 80% of a tubular battery every day wears it out sooner; half is gentler.',
  },
  sendMessage: 'Lithium or tubular battery? What each costs over the years: {address}',
  chat: {
    text: 'Tell us what you run and what your dealer asks. We answer with our price.',
    message: 'Hi! Lithium or tubular for my home? I run:',
  },
} as const;

/** The form that compares costs, and its answer: an export of their own, because the browser loads them. */
export const costComparison = {
  /** The years after which the costs are compared, unless the pack’s rated life is shorter. */
  years: 10,
  form: {
    title: 'Your prices',
    volts: 'Our pack',
    /** The fields, each with what it measures, and the least and the most that it takes; a scrap value is at most the price. */
    fields: {
      tubularRupees: {
        label: 'One {ampereHours} Ah tubular, in PKR',
        quantity: 'rupees',
        limits: [1, 1_000_000],
        example: '50,000',
      },
      tubularYears: { label: 'Years until you replace it', quantity: 'years', limits: [0.5, 20], example: '2' },
      scrapRupees: { label: 'Paid for one old tubular, in PKR', quantity: 'rupees', limits: [0, 1_000_000] },
      tariffRupees: { label: 'Unit rate of electricity, in PKR', quantity: 'rupees', limits: [0, 500] },
      watts: { label: 'Load in load-shedding, in watts', quantity: 'watts', limits: [0, 20_000] },
      hours: { label: 'Hours of load-shedding a day', quantity: 'hours', limits: [0, 24] },
    },
    /** The voltage that the form begins with. Its prices begin as in `example`, which the visitor is asked to write over. */
    defaultVolts: 24,
    example: 'An example. Write your own.',
    more: 'Load and unit rate',
    missing: 'Fill in the price of a tubular and its years.',
    tooMuch: 'That is more than one such pack gives. The calculator says how many it takes.',
  },
  answer: {
    title: 'Cost over the years',
    less: 'less with the pack in {years} years, if the pack lasts',
    more: 'more with the pack in {years} years',
    tubulars: 'Tubulars, {times} × {count}',
    wins: 'If the pack lasts, it costs less from year {year} on.',
    never: 'The tubular costs less for the {years} years of the pack’s rated life.',
    energy:
      'Charging loses about {tubular}% of the energy with a tubular, {lithium}% with lithium. Your unit rate counts for that.',
  },
} as const;
