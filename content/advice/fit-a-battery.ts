import { routes } from '../routes';

/** The sheet for the person who installs a battery. Its figures are in `wiring.ts`; the site fills in what stands in braces. */
export const fitABattery = {
  hero: {
    title: 'Install a lithium battery',
    lead: 'Fuse, cable, order of connecting, and what to do when something stops.',
  },
  electrician:
    'Only an electrician: WAPDA’s side, changeover, earth, the inverter’s AC side, strings of panels. The inverter’s manual comes before this sheet.',
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
      ['B', 'Volts and polarity behind the fuse, the breaker still open.'],
      ['C', 'Amps, with a DC clamp meter.'],
    ],
  },
  sizes: {
    title: 'Fuse and cable',
    rules: [
      'Amps = watts on the inverter’s label ÷ {efficiency} ÷ 12, 24 or 48.',
      'Fuse: the next size from {fuseTimes} × the amps.',
      'Cable: at least the fuse’s amps, and at most {mostDrop}% lost: 2 × metres × amps × {copper} ÷ (mm² × volts).',
    ],
    carries:
      'Copper carries, at 45 °C, clipped to a wall, not in conduit, in mm²/A: {sizes}. Copper-coated aluminium carries less.',
    carried: '{squareMillimetres}/{amps}',
    table: {
      title: 'Sizes for common inverters',
      inverter: 'Inverter',
      of: '{volts}V {watts} W',
      amps: 'Current, A',
      fuse: 'Fuse, A',
      cable: 'mm² at {metres} m',
      or: ' or ',
      none: '–',
      /** Said of an inverter that draws more than one pack gives. */
      overLimit:
        '{inverter}: best up to {advised} W on one pack, {watts} W at most. Its sizes are for two, each with its own fuse: ask us.',
    },
  },
  types: {
    title: 'DC types only',
    /** The one caution of the page. */
    fuse: 'Fuse: in the positive cable, close to the battery. Class T, or NH marked gG and for DC, at every voltage: a short circuit is thousands of amperes. A Mega fuse breaks 2,000 A, so only behind it.',
    points: [
      'Sizes sold: {fuses} A.',
      'Both: marked for DC at {markedVolts}V or more. An AC breaker can’t break DC.',
      'Breaker: at least the fuse’s amps, not polarised, since current flows both ways. Not a 63 A solar breaker.',
    ],
  },
  order: {
    title: 'Order of connecting',
    lead: 'To take it off, go back from last to first.',
    steps: [
      'Old tubular or dry battery out. Never join it with lithium, nor two brands of lithium.',
      'All off: loads, panels, WAPDA; breaker open, fuse out. No rings, no watch; insulated tools.',
      'Place: dry, 10 cm of air around, nothing that burns within 60 cm, away from children, not above a tubular. Never where people sleep, under the stairs, beside the only way out or in a roof space. A smoke alarm there.',
      'Carry it upright, breaker off, poles covered; from 40 kg two people. Never a swollen one.',
      'At A: the volts must suit the inverter. Find positive by the meter, not by colour.',
      'Crimp the lugs; nothing between lug and pole; the manual’s torque. At inverter and breaker negative first.',
      'At the battery negative first, then positive; the fuse last.',
      'At B: right volts, right polarity. Only then close the breaker.',
      'Set the inverter; then WAPDA, panels, loads on.',
      'After an hour at full load: loads, panels, WAPDA off, then the breaker; the battery’s side stays live. Touch each lug with the back of the hand: hotter than its own cable or its twin is loose.',
    ],
    link: { label: 'Inverter settings', href: routes.inverterSettings },
  },
  care: {
    title: 'Afterwards',
    points: [
      'Never charge it below 0 °C (Murree, Quetta in winter).',
      'Empty or full, it stops at once. Volts are no gauge: read its display, if it has one.',
      'Away for months: half full or more, breaker off; charge every six months.',
      'Two 12V packs in series: only with our written yes. Take the 24V pack.',
      'At its end: tape the poles; never into rubbish or fire.',
    ],
  },
  signs: {
    title: 'When something stops',
    lead: 'Before each “battery off”: loads, panels, WAPDA off.',
    rows: [
      ['Smoke or fire', 'Everyone out, door shut. Call Rescue 1122 and say “lithium battery”.'],
      ['Swollen, or it smells', 'Battery off, don’t charge it, keep away, call the seller.'],
      [
        'Dead, 0V at its terminals',
        'Look at fuse and breaker. Flat for weeks, hot, or cause unknown: don’t charge it, call. Ran empty today: charge it within 12 hours, 10 A at most. Many UPSs give nothing to a battery at 0V. Battery off and on, and within a minute a charger that wakes 0V LiFePO4, or a bench supply at {lowestCharge} (4, 8, 16 cells). Else call. Never from another battery or a car.',
      ],
      [
        'Stops as the breaker closes',
        'Empty capacitors: battery off for a minute, on, once. Again? Call us: they need a pre-charge.',
      ],
      ['Stops on hot afternoons', 'Too hot: shade, air, and wait.'],
      ['Stops when a motor starts', 'Too much current: that motor on WAPDA only.'],
      ['Alarm or cut-off when full', 'Set boost down to {lowestCharge} (4, 8, 16 cells; 15: ask its maker).'],
    ],
  },
  sources: 'From BS 7671, PAS 63100, Drypower, RELiON, Victron, Pylontech, BMZ and DALY; the rest is usual practice.',
  sendMessage: 'How to install a lithium battery: fuse, cable, order of connecting: {address}',
  chat: {
    text: 'Not sure? Send us a photo of the inverter’s label and of the place.',
    message: 'Hi! I have a question on installing a lithium battery. My inverter:',
  },
  /** Lines to fill in by hand; shown only in print. */
  record: {
    title: 'To fill in and leave with the battery',
    lines: ['Date', 'Volts at A', 'Volts at B', 'Boost, float, cut-off', 'Fuse, A', 'Cable, mm²', 'Electrician’s phone'],
    shop: '{phone}, WhatsApp {chat}',
  },
} as const;
