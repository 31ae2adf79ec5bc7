import { routes } from '../routes';

/** The page of settings for a battery without a data cable. The voltages are in `charging.ts`. */
export const inverterSettings = {
  label: 'Inverter settings',
  hero: {
    title: 'Inverter settings for a lithium battery',
    lead: 'For a LiFePO4 battery that no data cable joins to your UPS or inverter. Take the old tubular or dry battery out first, find your voltage, and set each line.',
  },
  table: {
    title: 'Settings by voltage',
    corner: 'Setting',
    system: '{volts}V system: battery of {battery}V, {cells} cells',
    same: 'At every voltage',
    forCapacity: '{current} for 100Ah, or less if the battery’s maker says so',
    changeovers: 'Back to WAPDA, back to battery',
    ownManual: 'As the inverter’s manual says; “back to WAPDA” above the low battery cut-off',
  },
  names: {
    title: 'What your inverter calls it',
    lead: 'Labels differ. These are other names for the same setting.',
    rows: [
      ['Boost', 'Bulk, absorption, C.V. (constant voltage), charge voltage'],
      ['Low battery cut-off', 'Low DC cut-off, shutdown, over-discharge, end of discharge'],
      ['Back to WAPDA', 'Back to mains, back to utility, back to grid, DC to AC transfer'],
      ['Back to battery', 'Back to discharge, AC to DC transfer, restart'],
      ['Equalising', 'Equalization, EQ, float equalise'],
    ],
  },
  /** One value for each program, from `charging.ts`. Its number by kind of inverter, from the manuals named in the notes. */
  programs: {
    title: 'Program by program',
    lead: 'Numbers change from model to model. Compare the name on your screen before you change anything.',
    corner: 'Setting',
    kinds: ['Voltronic kind', 'Growatt SPF'],
    system: '{volts}V',
    rows: [
      { setting: 'Battery type', numbers: ['05', '05'], value: 'type' },
      { setting: 'Charging current in all, for 100Ah', numbers: ['02', '02'], value: 'current' },
      { setting: 'Charging current from WAPDA', numbers: ['11', '11'], value: 'current' },
      { setting: 'Boost', numbers: ['26', '19'], value: 'charge' },
      { setting: 'Float', numbers: ['27', '20'], value: 'float' },
      { setting: 'Low battery cut-off', numbers: ['29', '21'], value: 'lowCutOff' },
      { setting: 'Back to WAPDA', numbers: ['12', '12'], value: 'backToMains' },
      { setting: 'Back to battery', numbers: ['13', '13'], value: 'ownManual' },
      { setting: 'Equalising', numbers: ['30', '43'], value: 'off' },
    ],
    values: { type: 'USE', current: '{amps}A', ownManual: 'its manual', off: 'off' },
    notes: [
      'Voltronic kind: Axpert King, Sumry, Vevor. Of Veyron’s numbers we read 02, 11, 12 and 13. Equalising is 33 on Sumry; we have not read it for the King.',
      'Growatt: the battery type is USE or US2. With “LI” the output goes off when the data cable says nothing. Look at program 43 after you have set 05.',
      'Back to WAPDA must be above the low battery cut-off. On 24V some inverters end at 25.5V, so 25.0V leaves room. On 48V the usual 46.0V is too low.',
      'If 02 is lower than 11, 02 counts.',
      'Deye’s kind has no “USE” but “Use Batt V”, with names of its own. SRNE’s kind counts otherwise: its 04 and 05 are changeover volts. Both are another list: send us a photo of the screen.',
      'Sources: user manuals of Voltronic kinds (Axpert King, Sumry, Vevor, MPP Solar 3 and 5 kW, APT Veyron IV), of Growatt SPF and of Sigineer M12048D.',
    ],
  },
  noMenu: {
    title: 'A UPS or charger without a menu',
    points: [
      'It fits if its maker says that it never equalises. And the volts across a good battery, full, must never go above {most} in a day of WAPDA. Otherwise it doesn’t fit. An old battery proves nothing: one bad cell keeps the volts low.',
      'A UPS of the Voltronic kind that has “AGM” but no “USE”: AGM charges at {agmCharge} and floats at {agmFloat}, which fits. Its cut-off of {agmCutOff} is low, so switch off before the battery is empty.',
    ],
    /** In volts for a 24V system, from manuals of the Voltronic kind. */
    agm: { charge: 28.2, float: 27, cutOff: 21 },
  },
  tried: 'Tried by us',
  warnings: {
    title: 'Before you switch on',
    cells:
      'These settings are for batteries of 12.8V, 25.6V and 51.2V: 4, 8 and 16 cells. A 48V battery of 15 cells, as many rack batteries are, is none of them: use its maker’s figures.',
    percent:
      'Without a data cable the inverter guesses the percent from the voltage, as for a tubular: it can show 80 to 95% when 12% is left. It also knows nothing of cells and heat: the battery stops by itself, at once. Read the battery’s own display.',
    old: 'Never connect lithium together with the old tubular or dry battery, in parallel or in series.',
  },
  send: {
    title: 'Send these settings',
    text: 'To your electrician.',
    button: 'Send {volts}V settings',
    message:
      'Settings for a {battery}V LiFePO4 battery ({cells} cells in series) on a {volts}V inverter, without a data cable. Not for another number of cells. Compare the names on the screen: program numbers differ.',
    /** One for each program. */
    line: '{setting}: {value} ({programs})',
    program: '{kind} {number}',
    end: 'Temperature compensation: off. {address}',
  },
  guide: { label: 'Fuse, cable and order of connecting', href: routes.fitABattery },
  sendMessage: 'Inverter settings for a lithium battery: {address}',
  chat: {
    text: 'Your inverter has other names or no such setting? Send us a photo of its label and of the screen.',
    message: 'Hi! I have a question on the settings of my inverter for a lithium battery. Its model:',
  },
} as const;
