import { createStore } from '../browser/store';
import type { EmailResult } from './email';

export interface ToastWords {
  title: string;
  description?: string;
}

/** One message to the visitor. */
export interface ToastMessage extends ToastWords {
  id: number;
  result: EmailResult['result'];
  /** Milliseconds that the toast stays. */
  duration: number;
}

/** Milliseconds that a toast of a page stays. */
export const PAGE_TOAST_MS = 3000;

/** The newest toast, the only visible one. */
export const newestToast = createStore<ToastMessage | null>(null);

/** Shows a toast; it replaces the current one. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  newestToast.set({ ...message, id: (newestToast.get()?.id ?? 0) + 1 });
}
