import { routes } from './routes';
import type { CataloguePart, NavigationLink } from './types';

/** Names the bar's links for screen readers. */
export const mainNavigationLabel = 'Main';
/** Of the menu of small screens and its button. */
export const menuLabels = { menu: 'Menu', open: 'Menu', close: 'Close' };
export const quoteButton = 'Get Quote';
/** In the menu of small screens, below its links. */
export const calculatorLink = { label: 'Which battery do I need?', href: routes.backupCalculator };

export const mainNavigation = [
  { label: 'Home', href: routes.home },
  { label: 'Products', href: routes.products },
  { label: 'About Us', href: routes.about },
  { label: 'Contact', href: routes.contact },
] as const satisfies readonly NavigationLink[];

/** Below the footer's lists, and beside what they explain. */
export const guides = [
  { label: 'Backup calculator', href: routes.backupCalculator },
  { label: 'Inverter settings', href: routes.inverterSettings },
  { label: 'Check a battery', href: routes.checkABattery },
  { label: 'Lithium or tubular', href: routes.lithiumOrTubular },
] as const satisfies readonly NavigationLink[];

export const footer = {
  guides: 'Guides',
  products: 'Products',
  quickLinks: 'Quick Links',
  contact: 'Contact',
  chatButton: 'WhatsApp Order',
  rights: 'All rights reserved.',
} as const;

/** All lead to the catalogue; a tap also chooses the part of it that is named here. The tiles of the home page do the same. */
export const catalogueParts = {
  packs: { category: 'solar-batteries', subcategory: 'ups&solar-batteries' },
  inverters: { category: 'solar-solutions' },
  motorcycle: { category: 'solar-batteries', subcategory: 'automobile-batteries' },
  parts: { category: 'solar-batteries', subcategory: 'battery-accessories' },
} as const satisfies Record<string, CataloguePart>;

export const footerProducts = [
  { label: 'Solar Panel Batteries', part: catalogueParts.packs },
  { label: 'Solar Inverters', part: catalogueParts.inverters },
  { label: 'Motorcycle Batteries', part: catalogueParts.motorcycle },
  { label: 'Battery Parts & Accessories', part: catalogueParts.parts },
] as const satisfies readonly { label: string; part: CataloguePart }[];
