/** Questions for any seller. Each with the fact that answers it on our product pages, in this order everywhere. */
export const sellerQuestions = {
  title: 'Eleven questions for any seller',
  lead: 'Send them before you order, and keep the answers. One tap on the list selects it for copying.',
  items: [
    { question: 'Who made the cells, which grade, and are they new or used?', answer: 'cells' },
    { question: 'How many cells are in series?', answer: 'series' },
    { question: 'How many amps does its protection carry without a break?', answer: 'current' },
    { question: 'What does it weigh?', answer: 'weight' },
    { question: 'Which voltages for boost, float and cut-off?', answer: 'settings' },
    { question: 'Up to which temperature may it be charged?', answer: 'temperature' },
    { question: 'Warranty: how many years, what does it leave out, who pays the carriage?', answer: 'warranty' },
    { question: 'Is there a serial number, and an invoice?', answer: 'serialNumber' },
    { question: 'Delivery: what cost, how many days, who pays for breakage?', answer: 'delivery' },
    { question: 'How long does this price hold?', answer: 'priceValidity' },
    { question: 'May I make a discharge test before I pay?', answer: 'test' },
  ],
  send: { button: 'Send the questions', message: 'Before I buy this battery, please answer:' },
  /** Our answers, on each product's page. */
  ours: {
    title: 'Eleven questions for any seller, and our answers',
    settings: 'Boost {charge}, float {float}, cut-off {lowCutOff}',
    /** Above the questions that the page does not answer. */
    open: 'Not stated yet: ask before you order',
    chatButton: 'Ask what is not stated',
    chatMessage: 'Hi! Please answer what your page does not state on the {item}:',
  },
} as const;
