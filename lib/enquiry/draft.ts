import { LIMIT_MS } from '../browser/timeout';
import type { EmailResult } from './email';

/**
 * What was typed into a form and what became of it. Not state of the form, which may be closed, or left by a link, while its
 * email is being sent.
 */
export interface Draft {
  /** By the fields' names; empty ones may be missing. */
  values: Readonly<Record<string, string>>;
  sending: boolean;
  /** Of the last email. `isEdited`: the form was changed while it was being sent. */
  outcome: { reason: 'sent'; isEdited: boolean } | { reason: 'slow' | 'failed' | 'unknown' } | null;
}

export const EMPTY_DRAFT: Draft = { values: {}, sending: false, outcome: null };

/** By the form's id. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft of a form; at first what the tab has kept of it. */
export function draftOf(id: string): Draft {
  const draft = drafts.get(id) ?? { ...EMPTY_DRAFT, values: readKept(id) };
  drafts.set(id, draft);
  return draft;
}

function change(id: string, part: Partial<Draft>): void {
  drafts.set(id, { ...draftOf(id), ...part });
  for (const listener of [...listeners]) listener();
}

/** Notes what a form holds now. An edit takes away the note that it was sent. */
export function writeValues(id: string, values: Draft['values']): void {
  const { values: before, outcome } = draftOf(id);
  if (holds(before, values)) return;
  change(id, { values, outcome: outcome?.reason === 'sent' ? null : outcome });
}

/** Empties the form if it still holds what was sent. One that was changed meanwhile stays whole; then the result is false. */
export function clearSent(id: string, sent: Draft['values']): boolean {
  if (!holds(draftOf(id).values, sent)) return false;
  change(id, { values: {} });
  return true;
}

const holds = (values: Draft['values'], other: Draft['values']) =>
  [...Object.keys(values), ...Object.keys(other)].every((name) => (values[name] ?? '') === (other[name] ?? ''));

/** Sends a draft and notes the outcome; after `LIMIT_MS` also that it takes long. Undefined if one is being sent already. */
export async function sendDraft(id: string, send: () => Promise<EmailResult>): Promise<EmailResult | undefined> {
  const { sending, values } = draftOf(id);
  if (sending) return undefined;
  change(id, { sending: true, outcome: null });
  const timer = setTimeout(() => change(id, { outcome: { reason: 'slow' } }), LIMIT_MS);
  const result = await send();
  clearTimeout(timer);
  if (result.ok) change(id, { sending: false, outcome: { reason: 'sent', isEdited: !clearSent(id, values) } });
  else change(id, { sending: false, outcome: { reason: result.reason === 'no-answer' ? 'unknown' : 'failed' } });
  return result;
}

const keyOf = (id: string) => `typed-${id}`;

/** Keeps what was typed for a reload of the tab, as when a phone short of memory has dropped it. */
export function keepDraft(id: string): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draftOf(id).values));
  } catch {
    // Storage is blocked or full; the text is still in the form.
  }
}

function readKept(id: string): Draft['values'] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Draft['values'];
  } catch {
    return {};
  }
}
