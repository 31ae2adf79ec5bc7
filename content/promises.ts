import 'server-only';
import { site } from './site';
import type { OwnerPromise } from './types';

/**
 * Promises that the site makes in the owner's name. All pages take the words from here, so that a promise can be changed in one
 * place. `npm run check:launch` lists those that the owner has not confirmed.
 */
export const promises = {
  builtHere: { says: `built and tested in ${site.address.city}`, confirmedOn: '' },
  testedFirst: { says: 'Every pack is tested before it leaves the workshop', confirmedOn: '' },
  cellGuard: { says: 'a BMS that guards the cells against over-charge and over-discharge', confirmedOn: '' },
  smallestBattery: {
    says: 'We ask what you want to run and for how long, then recommend the smallest battery that does the job.',
    confirmedOn: '',
  },
  madeToFit: {
    says: 'Voltage, capacity, case and connectors to suit your system, from a single pack upwards.',
    confirmedOn: '',
  },
  answersInTime: { says: `We answer within ${site.responseTimeHours} hours, ${site.hours.closed} closed`, confirmedOn: '' },
  afterSales: {
    says: 'Send us your order and a photo or video of the fault on WhatsApp. We tell you the next step.',
    confirmedOn: '',
  },
  photoCheck: {
    says: 'Send us a photo of your UPS or inverter and we will tell you which battery fits.',
    confirmedOn: '',
  },
  inWriting: {
    says: 'Warranty, weight, delivery, grade of cells or parts: we confirm them in writing in the chat, before you pay.',
    confirmedOn: '',
  },
  visitors: { says: 'Visitors are welcome in business hours; message before you come.', confirmedOn: '' },
  seenFirst: { says: 'You can see what you buy before you pay, at the workshop or on video.', confirmedOn: '' },
  testBeforePaying: { says: 'Ask us for a day and bring your own meter.', confirmedOn: '' },
} as const satisfies Record<string, OwnerPromise>;
