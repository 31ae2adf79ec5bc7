'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { parsePlace } from '@/lib/catalogue-pages';
import { readAddress } from '@/lib/read-address';

const CHANGED = 'catalogue-address';
let lastAddress: string | null = null;

/**
 * The catalogue's address, path and query; in the prerendered page the one it is made for. While a product's dialog is
 * open the address is the product's, and the last one stands.
 */
export function useCatalogueAddress(prerendered: string): string {
  // A link of the layout changes the address without an event; this renders anew.
  usePathname();
  return useSyncExternalStore(
    subscribe,
    () => readCatalogueAddress() ?? prerendered,
    () => prerendered,
  );
}

function readCatalogueAddress(): string | null {
  const address = readAddress();
  if (parsePlace(address, [])) lastAddress = address;
  return lastAddress;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  // A link of the layout to the catalogue itself changes its query without any of these events.
  const entries = 'navigation' in window ? window.navigation : null;
  entries?.addEventListener('currententrychange', onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
    entries?.removeEventListener('currententrychange', onChange);
    lastAddress = null;
  };
}

/** Goes to another address of the catalogue as a new step of the history. */
export function setCatalogueAddress(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new Event(CHANGED));
}
