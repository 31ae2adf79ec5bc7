import { promises } from '../promises';

export const checkABattery = {
  hero: {
    title: 'Check a lithium battery before you pay',
    lead: 'No laboratory needed, and good for any seller’s battery. The discharge test tells you the most.',
  },
  checks: {
    title: 'Before you pay',
    items: [
      'Voltage on the label: 3.2V for each cell in series: 12.8V for 4 cells, 25.6V for 8, 48.0V for 15, 51.2V for 16. Many 48V rack batteries have 15, and take other charger settings.',
      'Weight: About 8 to 10 kg for each kWh, with its case: 10 to 13 kg for 12.8V 100Ah, 41 to 51 kg for 51.2V 100Ah.',
      'QR codes on the cells: Ask for a photo with the lid off. Scraped-off codes are a warning. A code alone proves nothing: bad cells carry some, too.',
      'BMS (battery management system): Its largest current, printed on it: above what your load draws.',
      'Charger settings: Given with the battery: boost, float and cut-off in volts.',
      'Warranty in writing: With the serial number of the battery, and an invoice.',
      'On delivery, before you sign: Open the box: no dent, nothing swollen, volts at the poles, the serial number of the invoice. If not, write it on the slip and take photos.',
    ],
    warning: {
      title: 'Warning signs',
      items: [
        '“3C” or “300A” without a test sheet.',
        'A price far below what its cells alone would cost.',
        'No answer to “how many cells in series?”.',
        'The seller will not repeat the test before you.',
      ],
    },
  },
  questions: {
    title: 'Eleven questions for any seller',
    lead: 'Send them before you order, and keep the answers.',
    items: [
      'Who made the cells, which grade, and are they new or used?',
      'How many cells are in series?',
      'How many amps does its BMS carry all the time?',
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
  },
  test: {
    title: 'The discharge test',
    /** The voltages and the capacity, as on labels, that the table of the discharge test is for. */
    labels: { nominalVolts: [12.8, 25.6, 48, 51.2], ampereHours: 100 },
    battery: '{volts}V {ampereHours}Ah',
    steps: [
      'Charge the battery until the charger stops.',
      'Switch WAPDA and the solar panels off. Run your full load for a minute: weak cells stop under it.',
      'Then run a steady load of 300 W or more: six 50 W fans, or three 100 W lamps.',
      'Note the time until the inverter switches off.',
    ],
    formula:
      'It gave, in Wh: (load in watts ÷ {efficiency} + the inverter’s own use) × hours. Its own use is about {draws}. {full}% of the label or more is good. Below {ask}%, ask why.',
    clamp:
      'More exact, even with the sun on: a DC clamp meter round the battery’s cable. Average amps × hours = Ah; {full} of 100 is good.',
    table: {
      title: 'Hours and minutes on a full {ampereHours}Ah battery',
      corner: 'Load',
      good: 'Good from',
      ask: 'Ask why below',
    },
  },
  chat: {
    text: `Test one of ours the same way. ${promises.testBeforePaying.says}`,
    message: 'Hi! Before I buy, I would like to make a discharge test with one of your batteries. When can I come? The battery:',
  },
  sendMessage: 'Before you pay for a lithium battery, check it: {address}',
} as const;
