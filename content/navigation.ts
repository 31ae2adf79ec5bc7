import type { NavigationLink } from './types';

/** Names the bar's links for screen readers. */
export const mainNavigationLabel = 'Main';
export const menuToggle = 'Menu';
export const quoteButton = 'Get Quote';

export const mainNavigation = [
  { label: 'Home', href: '/' },
  { label: 'Products', href: '/products' },
  { label: 'About Us', href: '/about' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly NavigationLink[];

export const footer = {
  products: 'Products',
  quickLinks: 'Quick Links',
  contact: 'Contact',
  chatButton: 'WhatsApp Order',
  rights: 'All rights reserved.',
} as const;

export const footerProducts = [
  { label: 'Solar Panel Batteries', href: '/products' },
  { label: 'Solar Inverters', href: '/products' },
  { label: 'Motorcycle Batteries', href: '/products' },
  { label: 'Battery Parts & Accessories', href: '/products' },
] as const satisfies readonly NavigationLink[];
