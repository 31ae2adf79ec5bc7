import { routes } from './routes';
import type { CataloguePart, NavigationLink } from './types';

/** The name of the main links for screen readers. */
export const mainNavigationLabel = 'Main';
/** The menu on small screens, and its button. */
export const menuLabels = { menu: 'Menu', open: 'Menu', close: 'Close' };
export const quoteButton = 'Get Quote';

export const mainNavigation = [
  { label: 'Home', href: routes.home },
  { label: 'Products', href: routes.products },
  { label: 'About Us', href: routes.about },
  { label: 'Contact', href: routes.contact },
] as const satisfies readonly NavigationLink[];

/** The guides in the footer; the first one stands in the menu of small screens, too. */
export const guides = [
  { label: 'Which battery do I need?', href: routes.backupCalculator },
  { label: 'Inverter settings', href: routes.inverterSettings },
  { label: 'Install a battery', href: routes.fitABattery },
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

/** Parts of the catalogue that the footer's links and the home page's tiles open. */
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
