import { routes } from '../routes';

/** The sheet for the person who fits a battery. Its figures are in `fitting.ts`. */
export const fitABattery = {
  label: 'Fit a battery',
  hero: {
    title: 'Fit a lithium battery',
    lead: 'Fuse, cable, order of connecting, and what to do when something stops. One sheet to print and take along.',
  },
  electrician:
    'For an electrician: the mains, the changeover and earth, the inverter’s AC side, and the strings of solar panels. The inverter’s manual comes before this sheet.',
  drawing: {
    title: 'From battery to inverter',
    alt: 'Plus of the battery leads through a DC fuse close to it and a DC isolator to plus of the inverter; minus leads straight to minus. Measuring points: A across the battery, B behind the fuse, C around the minus cable.',
    plus: '+',
    minus: '−',
    battery: 'Battery',
    fuse: 'DC fuse',
    isolator: 'Isolator',
    inverter: 'Inverter',
    points: [
      ['A', 'Volts of the battery, and which pole is plus.'],
      ['B', 'Volts and polarity behind the fuse, before the isolator is closed.'],
      ['C', 'Amps, with a DC clamp meter.'],
    ],
  },
  sizes: {
    title: 'Fuse and cable',
    rules: [
      'Amps = watts on the inverter’s label ÷ {efficiency} ÷ 12, 24 or 48.',
      'Fuse: the next size from {fuseTimes} × the amps, never above what the cable carries.',
      'Copper cable, the thicker of two: one that loses at most {mostDrop}%, which is 2 × metres × amps × {copper} ÷ (mm² × volts); and {squareMillimetres} mm² for each {amps} A.',
      'What a cable carries in a hot room its maker’s table says. If it says less, take the thicker one.',
    ],
    table: {
      title: 'Sizes for common inverters',
      inverter: 'Inverter',
      of: '{volts}V, {watts} W',
      amps: 'Current',
      fuse: 'Fuse',
      cable: 'Cable, {metres} m',
      inAmps: '{amps} A',
      inSquareMillimetres: '{squareMillimetres} mm²',
      none: '–',
    },
  },
  types: {
    title: 'DC types only',
    points: [
      'A breaker for AC can’t break direct current: its arc goes on burning. Fuse, isolator and breaker must be marked for DC, at the battery’s full voltage.',
      'A short circuit at a pack is thousands of amperes. One maker gives 2 mΩ for a 12.8V battery: 6,400 A. A Mega fuse breaks 2,000 A; class T and NH fuses break what is needed.',
      'The fuse sits in the plus cable, as close to the battery as it fits.',
    ],
  },
  order: {
    title: 'Order of connecting',
    lead: 'Usual practice. To take it off, go back from the last step to the first.',
    steps: [
      'All off: loads, panels, mains. Isolator open, fuse out. Take off rings and watch.',
      'Measure at A: the battery’s volts must suit the inverter. Find plus with the meter, not by the colour of a cable.',
      'Bolt the cables to inverter and isolator, minus before plus. Tighten each bolt: a loose one burns.',
      'At the battery minus first, then plus. Put the fuse in last.',
      'Measure at B: right volts, right polarity. Only then close the isolator.',
      'Set the inverter, then mains on, then panels, then the loads, motors first.',
    ],
    link: { label: 'Inverter settings', href: routes.inverterSettings },
  },
  signs: {
    title: 'When something stops',
    corner: 'You see',
    action: 'Do this',
    rows: [
      [
        'Dead, 0V at its terminals',
        'Loads off and charge it at once, within 12 hours. Many chargers must see volts before they start: call the seller. Never jump a 24V or 48V battery from a car.',
      ],
      ['Stops on hot afternoons', 'It is too hot. Shade, air around it, and wait until it cools.'],
      ['Stops when a motor starts', 'Too much current. Loads off, start the motor first, then the rest.'],
      ['Alarm or cut-off when it is full', 'Set boost down to {lowestCharge}.'],
      ['Swollen, or it smells', 'Breaker off, don’t charge it, keep away, and call the seller.'],
    ],
  },
  sources:
    'From the manuals of EG4 (0V: charge at once), Pylontech (within 12 hours) and Victron (2 mΩ); fuse and cable rules from installers’ guides. The order and the other signs are usual practice.',
  send: { button: 'Send this sheet', message: 'How to fit a lithium battery: fuse, cable, order of connecting: {address}' },
  chat: {
    text: 'Not sure? Send us a photo of the inverter’s label and of the place.',
    button: 'Ask on WhatsApp',
    message: 'Hi! I have a question on fitting a lithium battery. My inverter:',
  },
} as const;

/** The form of the page, apart from the rest because browsers load it. */
export const wiringForm = {
  title: 'Your inverter',
  volts: 'UPS or inverter',
  voltsPrompt: 'Choose',
  voltsOption: '{volts}V',
  watts: 'Watts on its label',
  wattsHint: 'Watts, not VA.',
  metres: 'Metres of cable, one way',
  metresHint: 'From battery to inverter.',
  missing: 'Fill in all three to see fuse and cable.',
  amps: 'Current: {watts} W ÷ {efficiency} ÷ {volts} V = {amps} A.',
  fuse: 'DC fuse: {fuse} A, the next size from {fuseTimes} × {amps} A = {least} A.',
  noFuse: 'No fuse of our list is large enough for {least} A: take a higher voltage.',
  cable: 'Copper cable: {cable} mm², plus and minus alike. It loses {drop}% over {metres} m.',
  noCable: 'No cable of our list is thick enough: put the inverter closer, or take a higher voltage.',
  overLimit: 'Above {limit} A: more than we reckon with for one pack. Run less than the label says, or ask us.',
} as const;
