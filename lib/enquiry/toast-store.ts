export interface ToastWords {
  title: string;
  description?: string;
}

/** One message to the visitor. */
export interface ToastMessage extends ToastWords {
  id: number;
  tone: 'success' | 'failure';
  /** How long it stays, in milliseconds; `TOAST_MS` when left out. */
  duration?: number;
  /** Called once it shows. It never does where the code of the toasts is lost. */
  onShown?: () => void;
}

/** How long a toast stays that does not say otherwise, in milliseconds. */
export const TOAST_MS = 5000;

/** How long the toasts of the pages stay, in milliseconds. */
export const PAGE_TOAST_MS = 3000;

// One toast is visible at a time, so the store holds the newest alone.
let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that may be there. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  lastId += 1;
  current = { ...message, id: lastId };
  listeners.forEach((listener) => listener());
}

export function currentToast(): ToastMessage | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
