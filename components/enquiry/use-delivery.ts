import { useSyncExternalStore } from 'react';
import type { EmailEnquiry } from '@/lib/enquiry/email';

interface Delivery {
  sending: boolean;
  /** What became of the last email; with the text that stands in the form now where it may not have arrived. */
  outcome: { reason: 'sent' } | { reason: 'slow' | 'failed' | 'unknown'; enquiry: EmailEnquiry } | null;
}

const IDLE: Delivery = { sending: false, outcome: null };

/** By the form's id. Not a state of the form, which may be closed while its email is on the way. */
const deliveries = new Map<string, Delivery>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function deliveryOf(id: string): Delivery {
  return deliveries.get(id) ?? IDLE;
}

export function setDelivery(id: string, delivery: Delivery): void {
  deliveries.set(id, delivery);
  listeners.forEach((listener) => listener());
}

export function useDelivery(id: string): Delivery {
  return useSyncExternalStore(
    subscribe,
    () => deliveryOf(id),
    () => IDLE,
  );
}
