import type { ProductSuitability } from '../types';

/*
 * What a battery, cell or board fits and what to check first, from its specification alone. Sizes, terminals and models of bikes
 * are not known here, so the texts ask for them. The site replaces `{Nominal Capacity}` by that value of the specification, and
 * `{Charge Cut Off Voltage × 4}` by four times that value; `{inverter efficiency}` and `{… × advised share}` are the calculator's.
 */

/** No source says that the bike batteries hold a protection. Shorai names 13.6 to 14.4 V, on a good battery. */
const bikeChecks = [
  'Charging: at cruising revs a good, charged battery must show 13.6V to 14.4V. Else ask us first, with the reading; an old battery proves nothing.',
  'Never charge it below 0 °C, nor with a desulphation or repair mode.',
  'Capacity: this one has {Nominal Capacity}. If your old battery says more, ask us. Cold cranking amps aren’t stated: ask.',
  'Room, terminals and which side they are on: send us a photo of the old battery in its place.',
] as const;

/** Checks for all that is put together from cells. DALY's order is B− first and the plug last; a JK board has another. */
const buildChecks = [
  'Tools: an insulated spanner, the other poles covered. Joined cells can’t be switched off.',
  'Fuse: in the positive cable, at the pack. Class T, or NH marked gG and for DC.',
  'BMS: the negative of loads and charger goes on P− (the charger’s on C−, where there is one), never on B−. B− has no protection.',
  'BMS: number of cells and spare wires by its own sheet, mostly B− first. Measure each balance wire; plug them in last.',
] as const;

const cellChecks = [
  'Charger: 3.5V to 3.55V a cell: 14.0V to 14.2V for 4, 28.0V to 28.4V for 8. {Charge Cut Off Voltage} is the limit. At most half the cell’s Ah in amps.',
  'Discharge: stop at 3.0V a cell: 12.0V for 4, 24.0V for 8. {Discharge Cut Off Voltage} is the limit.',
  'Before joining in series: charge each cell, or all in parallel, to {Charge Cut Off Voltage}. Equal volts don’t mean equal charge. Buy the cells of one pack together.',
  'Protection: a cell has none. Plan a BMS (battery management system) for the number of cells you join.',
  ...buildChecks,
] as const;

export const productSuitability = {
  selfStartBike: {
    fits: ['Bikes with a self-start button and a 12V system.'],
    check: bikeChecks,
    photo: 'your old battery in its place, with its terminals',
  },
  kickStartBike: {
    fits: ['Kick-start bikes with a 12V system, for lights, horn and indicators. Not for a self-start button.'],
    check: ['A tracker’s 20 mA empties it in five days.', ...bikeChecks],
    photo: 'your old battery in its place, with its terminals',
  },
  largeCell: {
    fits: [
      'Home and solar packs. In series 4 cells give {Nominal Voltage × 4} and 1.28 kWh, 8 give {Nominal Voltage × 8} and 2.56 kWh. 16 give {Nominal Voltage × 16} and 5.12 kWh.',
    ],
    check: cellChecks,
    photo: 'what you are building',
  },
  smallCell: {
    fits: [
      'Small 12V packs: 4 cells in series give {Nominal Voltage × 4} and about 0.35 kWh. That runs a 12 W router for about 19 hours.',
      'Solar lights, cameras and sprayers whose case has room for four cells. Measure the case first.',
    ],
    check: [
      ...cellChecks,
      'Load: a small pack is soon empty. Divide its 345 Wh by the watts of your load, and take a third off.',
    ],
    photo: 'what you are building',
  },
  managementSystem: {
    fits: ['Packs of {Cells in Series} LiFePO4 cells in series, {Nominal Voltage}. Not the 16 cells of a 51.2V pack.'],
    check: [
      'Load: watts ÷ {inverter efficiency} ÷ 12 or 24 are its amps. Aim below {Nominal Current × advised share}; {Nominal Current} is the limit. Cells may carry less: ask us.',
      'Charger and inverter: set them for your cells. The board steps in as a last resort: ask us at which voltages, and about its data cable.',
      ...buildChecks,
    ],
    photo: 'what you are building',
  },
} as const satisfies Record<string, ProductSuitability>;
