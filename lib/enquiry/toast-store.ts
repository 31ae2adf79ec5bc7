import type { EmailResult } from './email';

export interface ToastWords {
  title: string;
  description?: string;
}

/** One message to the visitor. */
export interface ToastMessage extends ToastWords {
  id: number;
  result: EmailResult['result'];
  /** Milliseconds; `TOAST_MS` by default. */
  duration?: number;
}

/** Milliseconds that a toast stays by default. */
export const TOAST_MS = 5000;

/** Milliseconds that a toast of a page stays; those of the quote modal stay `TOAST_MS`. */
export const PAGE_TOAST_MS = 3000;

// One toast is visible at a time: the newest.
let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

/** Shows a toast; it replaces the current one. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  current = { ...message, id: (current?.id ?? 0) + 1 };
  listeners.forEach((listener) => listener());
}

export function currentToast(): ToastMessage | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
