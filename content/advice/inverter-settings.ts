/** The page of settings for a battery without a data cable. The voltages are in `charging.ts`. */
export const inverterSettings = {
  label: 'Inverter settings',
  hero: {
    title: 'Inverter settings for a lithium battery',
    lead: 'For a LiFePO4 battery that no data cable joins to your UPS or inverter. Find your voltage, and set each line.',
  },
  table: {
    title: 'Settings by voltage',
    corner: 'Setting',
    system: '{volts}V system',
    same: 'At every voltage',
    forCapacity: '{current} for 100Ah',
    changeovers: 'Back to mains, back to battery',
    ownManual: 'As the inverter’s manual says; “back to mains” above the low battery cut-off',
  },
  names: {
    title: 'What your inverter calls it',
    lead: 'Labels differ. These are other names for the same setting.',
    rows: [
      ['Boost', 'Bulk, absorption, C.V. (constant voltage), charge voltage'],
      ['Low battery cut-off', 'Low DC cut-off, shutdown, over-discharge, end of discharge'],
      ['Back to mains', 'Back to utility, back to grid, DC to AC transfer'],
      ['Back to battery', 'Back to discharge, AC to DC transfer, restart'],
      ['Equalising', 'Equalization, EQ, float equalise'],
    ],
  },
  programs: {
    title: 'Program numbers that we read in manuals',
    lead: 'Numbers change from model to model. Compare the name on your screen before you change anything.',
    corner: 'Setting',
    /** One for each column. All numbers are from the manuals named in the notes. */
    inverters: ['Growatt SPF', 'MPP Solar 5 kW, APT Veyron IV'],
    rows: [
      ['Battery type', '05: User-Defined', '–'],
      ['Charging current in all', '–', '02'],
      ['Charging current from mains', '–', '11'],
      ['Back to mains', '12', '12'],
      ['Back to battery', '13', '13'],
      ['Low battery cut-off', '21', '–'],
      ['Equalising', '43: disable', '–'],
    ],
    notes: [
      'Growatt: with “LI” the output goes off when the data cable says nothing. Choose the user-defined type, and look at program 43 after that.',
      'MPP Solar and Veyron: if 02 is lower than 11, 02 counts.',
      'Sources: user manuals of Growatt SPF 2000TL and SPF 3000TL LVM-ES, MPP Solar 3 and 5 kW, APT Veyron IV 3.2 kW.',
    ],
  },
  tried: 'Tried by us',
  warnings: { title: 'Before you switch on' },
  send: {
    title: 'Send these settings',
    text: 'To the person who fits your battery.',
    button: '{volts}V settings',
    message:
      'Settings for a {volts}V LiFePO4 battery without a data cable. Battery type: {type}. Boost: {charge}. Float: {float}. Low battery cut-off: {lowCutOff}. Charging: {current} for 100Ah. Equalising and temperature compensation: off. {address}',
  },
  ask: {
    text: 'Your inverter has other names or no such setting? Send us a photo of its label and of the screen.',
    button: 'Ask on WhatsApp',
    message: 'Hi! I have a question on the settings of my inverter for a lithium battery. Its model:',
  },
} as const;
