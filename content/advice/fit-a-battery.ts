import { routes } from '../routes';

/** The sheet for the person who installs a battery. Its figures are in `fitting.ts`; the site fills in what stands in braces. */
export const fitABattery = {
  label: 'Install a battery',
  hero: {
    title: 'Install a lithium battery',
    lead: 'Fuse, cable, order of connecting, and what to do when something stops. One sheet to print and take along.',
  },
  electrician:
    'For an electrician alone: WAPDA’s side, the changeover and earth, the inverter’s AC side, and the strings of solar panels. The inverter’s manual comes before this sheet.',
  drawing: {
    title: 'From battery to inverter',
    alt: 'The battery’s positive leads through a DC fuse close to it and a DC breaker to the inverter’s positive. Negative leads straight to negative. Measuring points: A across the battery, B behind the fuse, C around the negative cable.',
    positive: '+',
    negative: '−',
    battery: 'Battery',
    fuse: 'DC fuse',
    breaker: 'DC breaker',
    inverter: 'Inverter',
    points: [
      ['A', 'Volts of the battery, and which pole is positive.'],
      ['B', 'Volts and polarity behind the fuse, before the breaker is closed.'],
      ['C', 'Amps, with a DC clamp meter.'],
    ],
  },
  sizes: {
    title: 'Fuse and cable',
    rules: [
      'Amps = watts on the inverter’s label ÷ {efficiency} ÷ 12, 24 or 48.',
      'Fuse: the next size from {fuseTimes} × the amps.',
      'Cable: it carries at least the fuse’s amps, and loses at most {mostDrop}%: 2 × metres × amps × {copper} ÷ (mm² × volts).',
    ],
    carries:
      'A cable carries, at 45 °C, clipped to a wall and not in conduit: {sizes}. Pure copper: copper-coated aluminium carries less.',
    carried: '{squareMillimetres} mm² {amps} A',
    table: {
      title: 'Sizes for common inverters',
      inverter: 'Inverter',
      of: '{volts}V, {watts} W',
      amps: 'Current',
      fuse: 'Fuse',
      cable: 'Cable, {metres} m',
      inAmps: '{amps} A',
      or: ' or ',
      inSquareMillimetres: '{squareMillimetres} mm²',
      none: '–',
      /** Of an inverter that draws more than one pack gives. */
      overLimit: 'Run at most {watts} W on one pack, or ask us about two.',
    },
  },
  types: {
    title: 'DC types only',
    points: [
      'Fuse and breaker: marked for DC at {markedVolts}V or more. An AC breaker can’t break DC: its arc goes on burning.',
      'Breaker: at least the fuse’s amps, and not polarised, since a battery’s current flows both ways. A 63 A solar breaker is the usual mistake.',
      'Fuse: in the positive cable, as close to the battery as it fits. A short circuit is thousands of amperes: a Mega fuse breaks 2,000 A at most, class T and NH what is needed. On 48V take class T or NH.',
      'Sizes sold: {fuses} A.',
    ],
  },
  order: {
    title: 'Order of connecting',
    lead: 'To take it off, go back from the last step to the first.',
    steps: [
      'Take the old tubular or dry battery out. Never connect it together with lithium, in parallel or in series.',
      'All off: loads, panels, WAPDA. Breaker open, fuse out. Take off rings and watch; use insulated tools.',
      'Place: dry, out of reach of children, 10 cm of air around it, nothing that burns within 60 cm. Not above a tubular. The same holds for a bedroom or shop. Two people for 40 kg and more.',
      'Measure at A: the battery’s volts must suit the inverter. Find positive with the meter, not by the colour of a cable.',
      'Crimp the lugs; nothing between lug and pole. Bolt the cables to inverter and breaker, negative before positive, with the manual’s torque.',
      'At the battery negative first, then positive. Put the fuse in last.',
      'Measure at B: right volts, right polarity. Only then close the breaker. If the battery trips at that moment, see below.',
      'Set the inverter, then WAPDA on, then panels, then the loads.',
      'After an hour at full load, breaker off, touch each lug: warm means loose.',
    ],
    link: { label: 'Inverter settings', href: routes.inverterSettings },
  },
  care: {
    title: 'Afterwards',
    points: [
      'Never charge it below 0 °C, as in Murree or Quetta in winter.',
      'When it is empty or full it stops at once, without dimming. Volts are no gauge: read its own display.',
      'Away for months: leave it at least half full, breaker off, and charge it every six months.',
    ],
  },
  signs: {
    title: 'When something stops',
    rows: [
      ['Smoke or fire', 'Everyone out, door shut. Call Rescue 1122 and say “lithium battery”.'],
      ['Swollen, or it smells', 'Breaker off, don’t charge it, keep away, and call the seller.'],
      [
        'Dead, 0V at its terminals',
        'Loads off; look at fuse and breaker. Battery off for a minute, on again. Still 0V, and it ran empty today: charge within 12 hours, at 10 A at most. Flat for weeks, hot, or the cause unknown: don’t charge it, call the seller. Never jump it from a car.',
      ],
      [
        'Stops as the breaker closes',
        'The inverter’s capacitors were empty: off for a minute, on again, once. If it stops again, they need a pre-charge: call us.',
      ],
      ['Stops on hot afternoons', 'It is too hot. Shade, air around it, and wait until it cools.'],
      ['Stops when a motor starts', 'Too much current. Loads off; run that motor on WAPDA only.'],
      ['Alarm or cut-off when it is full', 'Set boost down to {lowestCharge}.'],
    ],
  },
  sources:
    'From BS 7671 (cables), and the words of Drypower (no mixing), RELiON (distances), Victron (short circuit), Pylontech (12 hours) and DALY (capacitors). The rest is usual practice.',
  sendMessage: 'How to install a lithium battery: fuse, cable, order of connecting: {address}',
  chat: {
    text: 'Not sure? Send us a photo of the inverter’s label and of the place.',
    message: 'Hi! I have a question on installing a lithium battery. My inverter:',
  },
  /** Shown only in print. */
  record: {
    title: 'To fill in and leave with the battery',
    lines: ['Date', 'Volts at A', 'Volts at B', 'Boost, float, cut-off', 'Fuse, A', 'Cable, mm²', 'Electrician’s phone'],
    shop: 'Our phone {phone}, WhatsApp {chat}',
  },
} as const;
