import { routes } from '../routes';

export const inverterSettings = {
  hero: {
    title: 'Inverter settings for a lithium battery',
    lead: 'For a LiFePO4 battery that no data cable joins to your UPS or inverter.',
  },
  old: 'Take the old tubular or dry battery out first. Never connect it together with lithium, in parallel or in series.',
  table: {
    title: 'Settings',
    /** The name of the choice between 12V, 24V and 48V; the table shows the values for the chosen one. */
    choice: 'Your UPS or inverter',
    battery: 'For a battery of {battery}V: {cells} cells of LiFePO4 in series.',
    columns: { setting: 'Setting, and its other names', value: 'Set' },
    kinds: ['Voltronic kind', 'Growatt SPF'],
    program: '{kind} {number}',
    range: '{low} to {high}V',
    /** Rows of the table. Values are from `charging.ts`; `numbers`, one for each kind, from the manuals that `sources` names. */
    rows: [
      { setting: 'Battery type', others: '', numbers: ['05', '05'], value: 'type' },
      { setting: 'Boost', others: 'bulk, absorption, C.V., charge voltage', numbers: ['26', '19'], value: 'charge' },
      { setting: 'Float', others: '', numbers: ['27', '20'], value: 'float' },
      {
        setting: 'Low battery cut-off',
        others: 'low DC cut-off, shutdown, over-discharge',
        numbers: ['29', '21'],
        value: 'lowCutOff',
      },
      { setting: 'Charging current in all, for 100Ah', others: '', numbers: ['02', '02'], value: 'current' },
      { setting: 'Charging current from WAPDA', others: 'if 02 is lower, 02 counts', numbers: ['11', '11'], value: 'current' },
      { setting: 'Back to WAPDA', others: 'to mains, to utility, DC to AC', numbers: ['12', '12'], value: 'backToMains' },
      { setting: 'Back to battery', others: 'restart, AC to DC', numbers: ['13', '13'], value: 'ownManual' },
      { setting: 'Equalising', others: 'EQ, float equalise', numbers: ['30, Sumry 33', '43'], value: 'off' },
      { setting: 'Temperature compensation', others: 'TEMPCO', numbers: [], value: 'off' },
    ],
    values: { type: 'USE', current: '{amps}A', ownManual: 'its manual', off: 'off' },
    lead: 'Numbers change from model to model: compare the name on your screen first. A battery’s maker may allow less current.',
  },
  send: {
    button: 'Send the {volts}V settings',
    message:
      'Settings for a {battery}V LiFePO4 battery ({cells} cells in series) on a {volts}V inverter, without a data cable. Not for another number of cells. Old battery out first. Less current if the battery’s maker says so. Compare the names on the screen: program numbers differ.',
    line: '{setting}: {value} ({programs})',
    lineAlone: '{setting}: {value}',
  },
  mind: {
    title: 'What to mind',
    items: [
      ['“LI”', 'Only if the inverter’s manual allows it without a data cable: else its output may go off.'],
      [
        'Equalising, “flooded”',
        'They reach {flooded} or more. The battery then protects itself: charging stops, and some inverters shut down.',
      ],
      ['Cells', 'For 4, 8 and 16 cells. Many 48V rack batteries have 15: use their maker’s figures.'],
      [
        'Percent',
        'Without a data cable the inverter guesses it, as for a tubular: 80 to 95% may be shown at 12%. Read the battery’s display, if it has one.',
      ],
      ['24V', 'Some inverters end “back to WAPDA” at 25.5V, so 25.0V leaves room. On 48V the usual 46.0V is too low.'],
      [
        'Solar controller',
        'A separate one takes the same volts, equalising and compensation off. Connect the battery first, the panels last; take the panels off first.',
      ],
      ['Generator', 'Set the charging current lower. 50 A is about 0.8, 1.6 or 3.1 kW at 12, 24 or 48V, on top of the loads.'],
      ['Heat', 'Above 45 °C charging may stop until the battery cools. Below 0 °C never charge it.'],
      [
        'Other inverters',
        'Deye’s kind says “Use Batt V” in place of USE. SRNE’s kind has changeover volts as 04 and 05. Both are another list: send us a photo.',
      ],
    ],
  },
  noMenu: {
    title: 'A UPS or charger without a menu',
    points: [
      'It fits if its maker says that it never equalises, has no temperature compensation and no desulphation (“refresh”, “battery repair”). And a good battery, full, must never go above {most} in a day of WAPDA. An old battery proves nothing.',
      'A UPS of the Voltronic kind that has “AGM” but no “USE”: AGM charges at {agmCharge} and floats at {agmFloat}, which fits. Its cut-off of {agmCutOff} is low, so switch off before the battery is empty.',
    ],
    /** The volts of the AGM setting for a 24V system, from manuals of the Voltronic kind. */
    agm: { charge: 28.2, float: 27, cutOff: 21 },
  },
  tried: 'Tried by us',
  sources:
    'From the manuals of Axpert King, Sumry, Vevor, MPP Solar 3 and 5 kW, APT Veyron IV (02, 11, 12, 13), Growatt SPF and Sigineer M12048D. Equalising was not read for the King. On Growatt look at 43 after setting 05.',
  guide: { label: 'Fuse, cable and order of connecting', href: routes.fitABattery },
  sendMessage: 'Inverter settings for a lithium battery: {address}',
  chat: {
    text: 'Your inverter has other names or no such setting? Send us a photo of its label and of the screen.',
    message: 'Hi! I have a question on the settings of my inverter for a lithium battery. Its model:',
  },
} as const;
