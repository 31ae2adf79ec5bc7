import { routes } from './routes';
import type { NavigationLink } from './types';

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

export const footerProducts = [
  { label: 'Solar Panel Batteries', href: routes.products },
  { label: 'Solar Inverters', href: routes.products },
  { label: 'Motorcycle Batteries', href: routes.products },
  { label: 'Battery Parts & Accessories', href: routes.products },
] as const satisfies readonly NavigationLink[];
