import type { Appliances } from '../types';

/**
 * What a battery may have to run, and what often runs together. Marks of sources as in `backup.ts`; figures without one are weak.
 *
 * Each `id` is also a name in the calculator's address: keep it short, and never change it once shared. `one` and `many` stand in a
 * list, without and after a number. Hours are reckoned with `watts`, on average where a load switches itself on and off; currents
 * with `peakWatts`, its most while it runs. `most` is the largest number that the calculator takes, `hours` how long it runs in a
 * power cut unless the visitor says otherwise, without it all the time. Below `leastVolts` it never runs.
 *
 * `common`: most homes have it, so it is shown first. `motor`: it takes several times its watts for a moment when it starts.
 * `askFirst`: its start is too large to reckon with, so the answer asks before an order. `notForBattery`: the site says so and
 * leaves it out of the sum.
 */
export const appliances: Appliances = {
  list: [
    // news, for both kinds of ceiling fan: two Pakistani papers, 2023
    { id: 'fan', label: 'Ordinary ceiling fan', one: 'fan', many: 'fans', watts: 80, most: 12, common: true },
    {
      id: 'dcfan',
      label: 'Inverter (DC) fan',
      one: 'inverter fan',
      many: 'inverter fans',
      watts: 50,
      most: 12,
      common: true,
    },
    // guide: two utilities' calculators give table fans 60 to 75 W; counted as the ordinary ceiling fan
    { id: 'pedestal', label: 'Pedestal fan', one: 'pedestal fan', many: 'pedestal fans', watts: 80, most: 6 },
    { id: 'light', label: 'LED bulb', one: 'light', many: 'lights', watts: 10, most: 24, common: true },
    { id: 'tv', label: 'TV, 32 inch', one: 'TV', many: 'TVs', watts: 40, most: 4, common: true },
    // guide
    { id: 'router', label: 'Wi-Fi router', one: 'router', many: 'routers', watts: 12, most: 4, common: true },
    // measured: fridges in 115 homes, 53 W on average; older ones up to 167 W (weak). While it runs: 150 to 200 W.
    {
      id: 'fridge',
      label: 'Fridge, on average',
      one: 'fridge',
      many: 'fridges',
      watts: 100,
      peakWatts: 200,
      most: 3,
      common: true,
      motor: true,
    },
    { id: 'laptop', label: 'Laptop', one: 'laptop', many: 'laptops', watts: 50, most: 6 },
    // guide: two utilities' calculators, 100 and 200 W; an old screen takes more
    { id: 'pc', label: 'Desktop PC with screen', one: 'desktop PC', many: 'desktop PCs', watts: 150, most: 6 },
    // guide: two utilities' calculators, 200 and 250 W
    { id: 'cooler', label: 'Room cooler', one: 'room cooler', many: 'room coolers', watts: 200, most: 3, motor: true },
    { id: 'cctv', label: 'CCTV recorder and 4 cameras', one: 'CCTV set', many: 'CCTV sets', watts: 60, most: 2 },
    // measured: peaks of 1.7 kW. An inverter AC has no `motor`, because it starts with only about 1.2 times its watts.
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
    {
      id: 'oldac15',
      label: 'AC without inverter, 1.5 ton',
      one: 'AC without inverter (1.5 ton)',
      many: 'ACs without inverter (1.5 ton)',
      watts: 1900,
      most: 2,
      askFirst: true,
      leastVolts: 48,
    },
    // guide: a utility's own calculator; `hours` of washing machine and pumps: our assumption, which visitors can change
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
    // pumps: 746 W at the shaft for each hp, divided by the efficiency of a small motor
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
    { id: 'iron', label: 'Iron: not for a battery', one: 'iron', many: 'irons', watts: 1000, most: 1, notForBattery: true },
  ],
  households: [
    { id: 'room', counts: { fan: 1, light: 2, router: 1 } },
    { id: 'small', counts: { fan: 2, light: 4, router: 1 } },
    { id: 'family', counts: { dcfan: 4, light: 6, tv: 1, router: 1 } },
    { id: 'shop', counts: { dcfan: 3, light: 6, router: 1, laptop: 1, cctv: 1 } },
    { id: 'fridge', counts: { dcfan: 4, light: 6, tv: 1, router: 1, fridge: 1 } },
    { id: 'ac', counts: { dcfan: 2, ac15: 1 } },
  ],
};
