import { LIMIT_MS } from '../browser/timeout';
import type { EmailResult } from './email';

/**
 * What became of a form's text: `slow` is still being sent, `sentBeforeEdits` was changed meanwhile, `unknown` may have been
 * sent.
 */
export type DraftStatus = 'open' | 'sending' | 'slow' | 'sent' | 'sentBeforeEdits' | 'failed' | 'unknown';

/**
 * What was typed into a form and what became of it. Not state of the form, which may be closed, or left by a link, while its
 * email is being sent.
 */
export interface Draft {
  /** By the fields' names; empty ones may be missing. */
  values: Readonly<Record<string, string>>;
  status: DraftStatus;
}

export const EMPTY_DRAFT: Draft = { values: {}, status: 'open' };

/** By the form's id. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft of a form; at first what the tab has kept of it. */
export function draftOf(id: string): Draft {
  const draft = drafts.get(id) ?? readKept(id);
  drafts.set(id, draft);
  return draft;
}

export function isSending({ status }: Draft): boolean {
  return status === 'sending' || status === 'slow';
}

function change(id: string, part: Partial<Draft>): void {
  drafts.set(id, { ...draftOf(id), ...part });
  for (const listener of [...listeners]) listener();
}

/** Notes what a form holds now. An edit takes away the note that it was sent. */
export function writeValues(id: string, values: Draft['values']): void {
  const { values: before, status } = draftOf(id);
  if (holds(before, values)) return;
  change(id, { values, status: status === 'sent' || status === 'sentBeforeEdits' ? 'open' : status });
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
  const draft = draftOf(id);
  if (isSending(draft)) return undefined;
  change(id, { status: 'sending' });
  keepDraft(id);
  const timer = setTimeout(() => change(id, { status: 'slow' }), LIMIT_MS);
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  globalThis.addEventListener?.('beforeunload', leave);
  const result = await send();
  clearTimeout(timer);
  globalThis.removeEventListener?.('beforeunload', leave);
  if (result.result === 'sent') change(id, { status: clearSent(id, draft.values) ? 'sent' : 'sentBeforeEdits' });
  // Browsers end the requests of a page that is reloaded or left; the email may be out.
  else change(id, { status: isLeaving ? 'unknown' : result.result });
  keepDraft(id);
  return result;
}

const keyOf = (id: string) => `draft-${id}`;

/** Keeps a draft for a reload of the tab, as when a phone short of memory has dropped it. */
export function keepDraft(id: string): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draftOf(id)));
  } catch {
    // Storage is blocked or full; the text is still in the form.
  }
}

/** What the tab has kept; what can't be read counts as none. Nobody saw the answer to an email that was being sent. */
function readKept(id: string): Draft {
  try {
    const { values, status } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '');
    const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return {
      values: Object.fromEntries(texts),
      status: ['sending', 'slow', 'unknown'].includes(status) ? 'unknown' : 'open',
    };
  } catch {
    return EMPTY_DRAFT;
  }
}
