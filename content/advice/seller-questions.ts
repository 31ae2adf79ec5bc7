/** Questions for any seller, on /check-a-battery. */
export const sellerQuestions = {
  title: 'Eleven questions for any seller',
  lead: 'Send them before you order, and keep the answers. One tap on the list selects it for copying.',
  items: [
    'Who made the cells, which grade, and are they new or used?',
    'How many cells are in series?',
    'How many amps does its BMS carry without a break?',
    'What does it weigh?',
    'Which voltages for boost, float and cut-off?',
    'Up to which temperature may it be charged?',
    'Warranty: how many years, what does it leave out, who pays the transport charges?',
    'Is there a serial number, and an invoice?',
    'Delivery: what cost, how many days, who pays for breakage?',
    'How long does this price hold?',
    'May I make a discharge test before I pay?',
  ],
  send: { button: 'Send the questions', message: 'Before I buy this battery, please answer:' },
} as const;
