import { useSyncExternalStore } from 'react';
import type { EmailEnquiry } from '@/lib/enquiry/email';

interface Delivery {
  sending: boolean;
  /** The result of the last email, with the form's current text if it may not have arrived. */
  outcome: { reason: 'sent' } | { reason: 'slow' | 'failed' | 'unknown'; enquiry: EmailEnquiry } | null;
}

const IDLE: Delivery = { sending: false, outcome: null };

/** By the form's id. Not state of the form, which may be closed while its email is being sent. */
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
