import { backup } from './backup';
import type { ProductGuide } from './types';

/*
 * What a battery, cell or board fits and what a buyer checks first, from its specification alone. Sizes, terminals and
 * models of bikes are not known here, so they are asked for.
 */

const oldBatteryPhoto =
  'Room, terminals and which side they are on: send us a photo of the old battery in its place before you order.';

export const productGuides = {
  selfStartBike: {
    fits: ['Bikes with a self-start button and a 12V system.'],
    check: [
      'Charging: measure the volts at the battery with the engine revving. Above {Charge Cut Off Voltage} this battery protects itself and charging stops, so have the regulator checked first.',
      'Capacity: this one has {Nominal Capacity}. If your old battery says more, ask us before you order.',
      oldBatteryPhoto,
    ],
  },
  kickStartBike: {
    fits: ['Kick-start bikes with a 12V system, for lights, horn and indicators. Not for a self-start button.'],
    check: [
      'Charging: measure the volts at the battery with the engine revving. Above {Charge Cut Off Voltage} this battery protects itself and charging stops, so have the regulator checked first.',
      'Capacity: this one has {Nominal Capacity}. If your old battery says more, ask us before you order.',
      oldBatteryPhoto,
    ],
  },
  cell: {
    fits: [
      'Packs of 4 cells in series at {Nominal Voltage × 4}, of 8 at {Nominal Voltage × 8}, of 16 at {Nominal Voltage × 16}.',
    ],
    check: [
      'Charger: no more than {Charge Cut Off Voltage} a cell, which is {Charge Cut Off Voltage × 4} for 4 and {Charge Cut Off Voltage × 8} for 8.',
      'Discharge: stop at {Discharge Cut Off Voltage} a cell, which is {Discharge Cut Off Voltage × 4} for 4 and {Discharge Cut Off Voltage × 8} for 8.',
      'Protection: a cell has none of its own. Plan a management system for the number of cells you join.',
    ],
    photo: 'what you are building',
  },
  managementSystem: {
    fits: ['Packs of {Cells in Series} LiFePO4 cells in series, {Nominal Voltage}. Not the 16 cells of a 51.2V pack.'],
    check: [
      `Load: divide its watts by ${backup.losses.estimate.efficiency}, because the inverter loses some, and then by the volts of the pack. Aim below {Nominal Current × ${backup.advisedShareOfLimit}}; {Nominal Current} is the limit.`,
      'Charger: set it to the limit of your cells. This board steps in at {Charge Cut Off Voltage} and {Discharge Cut Off Voltage}, as a last resort.',
      'Connection: {Connectivity}. Say in the chat which one you need.',
    ],
    photo: 'what you are building',
  },
} as const satisfies Record<string, ProductGuide>;
