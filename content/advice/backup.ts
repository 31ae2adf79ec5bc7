import type { BackupFigures } from '../types';

/**
 * The figures behind all hours of backup on this site. Each has its source beside it: `measured` and `manual` are firm, `news`
 * and `guide` are several pages that agree, `weak` is one page. The browser loads this file for the calculator.
 */
export const backup: BackupFigures = {
  loads: [
    // news: two Pakistani papers, 2023
    { id: 'fan', label: 'AC ceiling fan', one: 'fan', many: 'fans', watts: 80, most: 12, common: true },
    // news: two Pakistani papers, 2023
    {
      id: 'dcfan',
      label: 'Inverter (DC) fan',
      one: 'inverter fan',
      many: 'inverter fans',
      watts: 50,
      most: 12,
      common: true,
    },
    // guide: two utilities' calculators give table fans 60 to 75 W; counted as the AC ceiling fan
    { id: 'pedestal', label: 'Pedestal fan', one: 'pedestal fan', many: 'pedestal fans', watts: 80, most: 6 },
    // weak
    { id: 'light', label: 'LED bulb', one: 'light', many: 'lights', watts: 10, most: 24, common: true },
    // weak
    { id: 'tv', label: 'TV, 32 inch', one: 'TV', many: 'TVs', watts: 40, most: 4, common: true },
    // guide
    { id: 'router', label: 'Wi-Fi router', one: 'router', many: 'routers', watts: 12, most: 4 },
    // measured in 115 homes: 53 W on average; older ones up to 167 W (weak)
    {
      id: 'fridge',
      label: 'Fridge, on average',
      one: 'fridge',
      many: 'fridges',
      watts: 100,
      most: 3,
      common: true,
      motor: true,
    },
    // weak
    { id: 'laptop', label: 'Laptop', one: 'laptop', many: 'laptops', watts: 50, most: 6 },
    // guide: two utilities' calculators, 100 and 200 W; an old screen takes more
    { id: 'pc', label: 'Desktop PC with screen', one: 'desktop PC', many: 'desktop PCs', watts: 150, most: 6 },
    // guide: two utilities' calculators, 200 and 250 W
    { id: 'cooler', label: 'Room cooler', one: 'room cooler', many: 'room coolers', watts: 200, most: 3, motor: true },
    // weak
    { id: 'cctv', label: 'CCTV recorder and 4 cameras', one: 'CCTV set', many: 'CCTV sets', watts: 60, most: 2 },
    // weak; peaks of 1.7 kW measured. No `motor` here: an inverter AC starts with only about 1.2 times its watts.
    {
      id: 'ac1',
      label: 'Inverter AC, 1 ton',
      one: 'inverter AC (1 ton)',
      many: 'inverter ACs (1 ton)',
      watts: 900,
      peakWatts: 1300,
      most: 3,
    },
    {
      id: 'ac15',
      label: 'Inverter AC, 1.5 ton',
      one: 'inverter AC (1.5 ton)',
      many: 'inverter ACs (1.5 ton)',
      watts: 1300,
      peakWatts: 1900,
      most: 3,
    },
    // weak; its compressor is a motor that starts again and again
    {
      id: 'oldac15',
      label: 'AC without inverter, 1.5 ton',
      one: 'AC without inverter (1.5 ton)',
      many: 'ACs without inverter (1.5 ton)',
      watts: 1900,
      most: 2,
      motor: true,
      leastVolts: 48,
    },
    // guide: a utility's own calculator; `hours` of it and of the pumps: our assumption, which visitors can change
    {
      id: 'washer',
      label: 'Washing machine',
      one: 'washing machine',
      many: 'washing machines',
      watts: 400,
      most: 2,
      motor: true,
      hours: 0.5,
      leastVolts: 24,
    },
    // 746 W at the shaft for each hp, divided by the efficiency of a small motor
    {
      id: 'pump05',
      label: 'Water pump, ½ hp',
      one: 'pump (½ hp)',
      many: 'pumps (½ hp)',
      watts: 600,
      most: 2,
      motor: true,
      hours: 0.5,
      leastVolts: 24,
    },
    {
      id: 'pump1',
      label: 'Water pump, 1 hp',
      one: 'pump (1 hp)',
      many: 'pumps (1 hp)',
      watts: 1150,
      most: 2,
      motor: true,
      hours: 0.5,
      leastVolts: 48,
    },
    // guide: a utility's own calculator
    { id: 'iron', label: 'Iron', one: 'iron', many: 'irons', watts: 1000, most: 1, notForBattery: true },
  ],
  households: [
    { id: 'room', counts: { fan: 1, light: 2, router: 1 } },
    { id: 'small', counts: { fan: 2, light: 4, router: 1 } },
    { id: 'family', counts: { dcfan: 4, light: 6, tv: 1, router: 1 } },
    { id: 'shop', counts: { dcfan: 3, light: 6, router: 1, laptop: 1, cctv: 1 } },
    { id: 'fridge', counts: { dcfan: 4, light: 6, tv: 1, router: 1, fridge: 1 } },
    { id: 'ac', counts: { dcfan: 2, ac15: 1 } },
  ],
  losses: {
    // efficiency: two runtime calculators, one of them local
    estimate: { depth: 0.9, efficiency: 0.85 },
    // efficiency: local home UPS, 0.80 to 0.82, less when old
    careful: { depth: 0.8, efficiency: 0.75 },
    // efficiency: pure sine inverters, 0.90 to 0.95 (weak); the inverter's own draw is not counted here
    best: { depth: 0.95, efficiency: 0.9 },
  },
  ownDraws: [
    // weak: small 12V inverters, 5 to 12 W
    { volts: 12, watts: 10 },
    // no source: between the other two
    { volts: 24, watts: 20 },
    // manual: a 5 kVA hybrid, 50 to 60 W
    { volts: 48, watts: 50 },
  ],
  // manual: a maker's 100 A is valid only if the battery starts at 25 °C
  advisedShareOfLimit: 0.8,
  // manuals: a maker's table of joined packs ends at 4, another's at 5
  mostPacks: 4,
  chargeTakenUp: 0.95,
  systemVolts: [12, 24, 48],
  // A shortfall of 5% is smaller than the errors of all other figures.
  enoughShare: 0.95,
  // guide: cheap UPSs have a power factor near 0.6
  voltAmperesPerWatt: 1.5,
  // news: load-shedding of 3 to 8 hours
  hours: { limits: [1, 12], first: 4 },
  limits: {
    runHours: [0.1, 24],
    otherWatts: [0, 20_000],
    chargerAmps: [1, 1000],
    mainsHours: [0.5, 24],
    depthPercent: [50, 100],
    efficiencyPercent: [50, 98],
    ownDrawWatts: [0, 300],
  },
  // guide: a tubular battery is discharged by half every day, or by 80% now and then
  leadAcid: { volts: 12, ampereHours: 150, gentleDepth: 0.5, deepDepth: 0.8 },
  // manual: a maker's 92%; news and guide: tubular about 70%
  givenBack: { lithium: 0.92, tubular: 0.7 },
  // measured near Gojra: 1,545 kWh a year for each kW
  solarYield: 4.2,
  // By our own estimate a pack gives 90% of its label; meters and inverters can be wrong by a tenth.
  capacityTest: { full: 0.9, ask: 0.8 },
};
