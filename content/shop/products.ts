import 'server-only';

import type { ProductEntry } from '../types';
import type { CategoryId, SubCategoryId } from './categories';
import { productSuitability } from './product-suitability';

const packTemperature = 'Charging 0 to 45 °C, discharging −20 to 50 °C';
const bigBatteryLife = '15 years at 8000 cycles';
const bikeBatteryLife = '10 years at 2000 cycles';

/** A value that only the owner knows; `npm run check:launch` lists each use. */
const askOnWhatsApp = 'Ask on WhatsApp';

/** An assumption, because we sell a 100 A management system. No source gives the packs' own rating. */
const assumedCurrentLimit = { currentLimitAmps: 100, toConfirm: ['currentLimitAmps'] } as const;

/** TypeScript does not check the ids, because it can't handle ten thousand of them. The build checks each entry. */
export const products: readonly (ProductEntry & { category: CategoryId; subcategory?: SubCategoryId })[] = [
  {
    id: '51-2v-100ah-lithium-battery',
    category: 'solar-batteries',
    subcategory: 'ups&solar-batteries',
    name: 'Alpha Ampere 51.2V 100Ah Lithium Battery',
    shortName: '51.2V 100Ah',
    searchTitle: '51.2V 100Ah Lithium Battery Price in Pakistan | Alpha Ampere',
    searchDescription:
      '51.2V 100Ah lithium battery for 48V solar inverters, 5.12 kWh, at {price}. Specification, hours of backup and orders on WhatsApp.',
    oldPrice: 245000,
    price: 229000,
    description: '5.12 kWh for the main rooms, on a 48V solar inverter.',
    summary: 'For the main rooms, on a 48V solar inverter.',
    specs: {
      Chemistry: 'LiFePO4',
      'Cells in Series': '16',
      'Nominal Voltage': '51.2V',
      'Nominal Capacity': '100Ah',
      Connectivity: askOnWhatsApp,
      'Charge Cut Off Voltage': '58.4V',
      'Discharge Cut Off Voltage': '40.0V',
      'Temperature Range': packTemperature,
      Life: bigBatteryLife,
    },
    images: [
      {
        src: 'pack-51v-front',
        alt: '51.2V 100Ah battery in a rack case with a breaker, a charge display and covered terminals',
        drawn: 'product',
      },
      {
        src: 'pack-51v-terminals',
        alt: 'A ring lug bolted to a plus terminal of the 51.2V battery, the other terminals under their covers',
        drawn: 'product',
      },
      {
        src: 'pack-51v-in-use',
        alt: 'The 51.2V battery on a stand, its covered poles wired through a fuse and a breaker to an inverter on the wall',
        drawn: 'scene',
      },
    ],
    opened: {
      src: 'pack-51v-opened',
      alt: '51.2V 100Ah battery opened up: sixteen cells with busbars, BMS, breaker, display and terminals, apart in their order',
      parts: ['case', 'cells', 'busbars', 'managementSystem', 'breaker', 'display', 'terminals'],
    },
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-25',
    ...assumedCurrentLimit,
  },
  {
    id: '24v-100ah-lithium-battery',
    category: 'solar-batteries',
    subcategory: 'ups&solar-batteries',
    name: 'Alpha Ampere 24V 100Ah Lithium Battery',
    shortName: '24V 100Ah',
    searchTitle: '24V 100Ah Lithium Battery Price in Pakistan | Alpha Ampere',
    searchDescription:
      '24V 100Ah lithium battery for a 24V UPS or solar inverter, 2.56 kWh, at {price}. Specification, hours of backup and orders on WhatsApp.',
    oldPrice: 149000,
    price: 139000,
    description: '2.56 kWh for a 24V UPS or solar inverter.',
    summary: 'For a 24V UPS or solar inverter.',
    specs: {
      Chemistry: 'LiFePO4',
      'Cells in Series': '8',
      'Nominal Voltage': '25.6V',
      'Nominal Capacity': '100Ah',
      Connectivity: askOnWhatsApp,
      'Charge Cut Off Voltage': '29.2V',
      'Discharge Cut Off Voltage': '20.0V',
      'Temperature Range': packTemperature,
      Life: bigBatteryLife,
    },
    images: [
      {
        src: 'pack-24v-front',
        alt: '24V 100Ah battery in a metal case with a handle, a charge display and covered terminals',
        drawn: 'product',
      },
      {
        src: 'pack-24v-terminals',
        alt: 'A ring lug bolted to the plus terminal of the 24V battery, the minus terminal under its cover',
        drawn: 'product',
      },
      {
        src: 'pack-24v-in-use',
        alt: 'The 24V battery beside a home UPS on a stand: cables from covered poles through a fuse and a DC breaker',
        drawn: 'scene',
      },
    ],
    opened: {
      src: 'pack-24v-opened',
      alt: '24V 100Ah battery opened up: eight cells with busbars, BMS, fuse, display and terminals, apart in their order',
      parts: ['case', 'cells', 'busbars', 'managementSystem', 'fuse', 'display', 'terminals'],
    },
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-20',
    ...assumedCurrentLimit,
  },
  {
    id: '12v-100ah-lithium-battery',
    category: 'solar-batteries',
    subcategory: 'ups&solar-batteries',
    name: 'Alpha Ampere 12V 100Ah Lithium Battery',
    shortName: '12V 100Ah',
    searchTitle: '12V 100Ah Lithium Battery Price in Pakistan | Alpha Ampere',
    searchDescription:
      '12V 100Ah lithium battery for a 12V UPS, 1.28 kWh, at {price}. Specification, hours of backup, charger settings and orders on WhatsApp.',
    oldPrice: 85000,
    price: 78000,
    description: '1.28 kWh in place of the tubular or dry battery of a 12V UPS that can charge lithium.',
    summary: 'For a 12V UPS that can charge lithium.',
    specs: {
      Chemistry: 'LiFePO4',
      'Cells in Series': '4',
      'Nominal Voltage': '12.8V',
      'Nominal Capacity': '100Ah',
      Connectivity: askOnWhatsApp,
      'Charge Cut Off Voltage': '14.6V',
      'Discharge Cut Off Voltage': '10.0V',
      'Temperature Range': packTemperature,
      Life: bigBatteryLife,
    },
    images: [
      {
        src: 'pack-12v-front',
        alt: '12V 100Ah battery in a block case with a charge display and covered terminals',
        drawn: 'product',
      },
      { src: 'pack-12v-terminals', alt: 'A ring lug bolted to the plus terminal on top of the 12V battery', drawn: 'product' },
      {
        src: 'pack-12v-in-use',
        alt: 'The 12V battery in a floor tray: cables from covered poles through a fuse and a DC breaker to a home UPS',
        drawn: 'scene',
      },
    ],
    opened: {
      src: 'pack-12v-opened',
      alt: '12V 100Ah battery opened up: four cells with busbars, BMS, fuse, display and terminals, apart in their order',
      parts: ['case', 'cells', 'busbars', 'managementSystem', 'fuse', 'display', 'terminals'],
    },
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-20',
    ...assumedCurrentLimit,
  },
  {
    id: '12v-6-5ah-self-start-bike-battery',
    category: 'solar-batteries',
    subcategory: 'automobile-batteries',
    name: '12V 6.5Ah Self-Start Bike Battery',
    shortName: '12V 6.5Ah self-start',
    oldPrice: 7000,
    price: 6200,
    description: 'For bikes with a self-start button. LiFePO4 cells, sealed, no water to top up.',
    summary: 'For bikes with a self-start button.',
    specs: {
      Chemistry: 'LiFePO4',
      'Cells in Series': '4',
      'Nominal Voltage': '12.8V',
      'Nominal Capacity': '6.5Ah',
      // Nobody has confirmed a protection that cuts off.
      'Charge Cut Off Voltage': '14.6V at most',
      'Discharge Cut Off Voltage': '10.0V at least',
      'Temperature Range': packTemperature,
      Life: bikeBatteryLife,
    },
    images: [
      { src: 'bike-6-5ah-battery', alt: '12V 6.5Ah self-start bike battery with two bolt terminals', drawn: 'product' },
      {
        src: 'bike-6-5ah-in-bay',
        alt: 'The 6.5Ah battery strapped into its bay, the side panel taken off, a 5-rupee coin beside it',
        drawn: 'scene',
      },
    ],
    suitability: productSuitability.selfStartBike,
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-20',
  },
  {
    id: '12v-2-5ah-kick-start-bike-battery',
    category: 'solar-batteries',
    subcategory: 'automobile-batteries',
    name: '12V 2.5Ah Kick-Start Bike Battery',
    shortName: '12V 2.5Ah kick-start',
    oldPrice: 5000,
    price: 4300,
    description: 'For kick-start bikes: lights, horn and indicators, not a self-start button. Sealed, no water to top up.',
    summary: 'For kick-start bikes: steady power for the lights.',
    specs: {
      Chemistry: 'LiFePO4',
      'Cells in Series': '4',
      'Nominal Voltage': '12.8V',
      'Nominal Capacity': '2.5Ah',
      // Nobody has confirmed a protection that cuts off.
      'Charge Cut Off Voltage': '14.6V at most',
      'Discharge Cut Off Voltage': '10.0V at least',
      'Temperature Range': packTemperature,
      Life: bikeBatteryLife,
    },
    images: [
      { src: 'bike-2-5ah-battery', alt: '12V 2.5Ah kick-start bike battery with two terminals', drawn: 'product' },
      {
        src: 'bike-2-5ah-in-bay',
        alt: 'The 2.5Ah battery strapped into its bay, the side panel taken off, a 5-rupee coin beside it',
        drawn: 'scene',
      },
    ],
    suitability: productSuitability.kickStartBike,
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-29',
  },
  {
    id: '3-2v-100ah-lfp-cell',
    category: 'solar-batteries',
    subcategory: 'battery-accessories',
    name: '3.2V 100Ah LFP Cell',
    shortName: '3.2V 100Ah cell',
    price: 9500,
    description: 'Prismatic LiFePO4 cell with threaded terminals. Four make a 12.8V pack, eight make 25.6V, sixteen 51.2V.',
    summary: 'Prismatic LiFePO4 cell with threaded terminals.',
    specs: {
      Chemistry: 'LiFePO4',
      'Nominal Voltage': '3.2V',
      'Nominal Capacity': '100Ah',
      'Charge Cut Off Voltage': '3.65V',
      'Discharge Cut Off Voltage': '2.5V',
      'Temperature Range': packTemperature,
    },
    images: [
      {
        src: 'cell-100ah-single',
        alt: '3.2V 100Ah prismatic cell with two threaded terminals, a 5-rupee coin before it',
        drawn: 'product',
      },
      { src: 'cell-100ah-series', alt: 'Four 100Ah cells joined in series with busbars', drawn: 'product' },
    ],
    suitability: productSuitability.largeCell,
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-20',
  },
  {
    id: '3-2v-27ah-lfp-cell',
    category: 'solar-batteries',
    subcategory: 'battery-accessories',
    name: '3.2V 27Ah LFP Cell',
    shortName: '3.2V 27Ah cell',
    price: 3500,
    description: 'Slim prismatic LiFePO4 cell for small packs: routers, solar lights and repairs.',
    summary: 'Slim prismatic LiFePO4 cell for small packs.',
    specs: {
      Chemistry: 'LiFePO4',
      'Nominal Voltage': '3.2V',
      'Nominal Capacity': '27Ah',
      'Charge Cut Off Voltage': '3.65V',
      'Discharge Cut Off Voltage': '2.5V',
      'Temperature Range': packTemperature,
    },
    images: [
      {
        src: 'cell-27ah-single',
        alt: '3.2V 27Ah slim prismatic cell with two terminals, a 5-rupee coin before it',
        drawn: 'product',
      },
      { src: 'cell-27ah-series', alt: 'Eight 27Ah cells joined in series with busbars', drawn: 'product' },
    ],
    suitability: productSuitability.smallCell,
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-20',
  },
  {
    id: '4s-8s-100a-battery-management-system',
    category: 'solar-batteries',
    subcategory: 'battery-accessories',
    name: '4S-8S 100A Battery Management System',
    shortName: '4S-8S 100A BMS',
    searchTitle: '4S-8S 100A Battery Management System (BMS) | Alpha Ampere',
    searchDescription:
      'Battery Management System (BMS), 4S to 8S, 100A, for LiFePO4 packs, at {price} in Pakistan. Specification, what it fits, orders on WhatsApp.',
    price: 13500,
    description:
      'A BMS: it guards and balances four to eight LiFePO4 cells in series, up to 100A: one board for 12.8V and 25.6V packs.',
    summary: 'Guards and balances four to eight LiFePO4 cells.',
    specs: {
      Chemistry: 'LiFePO4',
      'Cells in Series': '4 to 8',
      'Nominal Voltage': '12.8V to 25.6V',
      'Nominal Current': '100A',
      // Only other makers' boards of this kind gave figures for these.
      Connectivity: askOnWhatsApp,
      'Charge Cut Off Voltage': askOnWhatsApp,
      'Discharge Cut Off Voltage': askOnWhatsApp,
      'Temperature Range': askOnWhatsApp,
    },
    images: [
      {
        src: 'bms-100a-board',
        alt: '4S-8S 100A BMS board with power and balance leads, a 5-rupee coin before it',
        drawn: 'product',
      },
      { src: 'bms-100a-wired', alt: 'The BMS wired to a pack of eight cells, a fuse in the lead to the load', drawn: 'product' },
    ],
    suitability: productSuitability.managementSystem,
    availability: 'available for order',
    priceDate: '2026-11-20',
    updated: '2026-11-25',
  },
];
