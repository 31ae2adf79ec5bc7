/** One message to the visitor. */
export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  tone: 'success' | 'failure';
  /** How long it stays, in milliseconds; `TOAST_MS` when left out. */
  duration?: number;
}

/** How long a toast stays that does not say otherwise, in milliseconds. */
export const TOAST_MS = 5000;

/** How long the toasts of the pages stay, in milliseconds. */
export const PAGE_TOAST_MS = 3000;

// One toast is visible at a time, so the store holds the newest alone.
let current: ToastMessage | null = null;
let expected = false;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Has the toast area made ready: a form that is being filled in will be answered by a toast. After the next frame, which
 * answers the tap that this may be a part of.
 */
export function expectToast(): void {
  if (expected) return;
  expected = true;
  requestAnimationFrame(() => setTimeout(() => listeners.forEach((listener) => listener())));
}

/** Shows a toast in place of the one that may be there. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  expected = true;
  lastId += 1;
  current = { ...message, id: lastId };
  listeners.forEach((listener) => listener());
}

export function currentToast(): ToastMessage | null {
  return current;
}

export function isToastExpected(): boolean {
  return expected;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
