import { createStore, type Store } from '../browser/store';
import { LIMIT_MS } from '../browser/timeout';
import type { EmailResult } from './email';

/** What became of a form's text: `slow` is still being sent, `sentBeforeEdits` was changed meanwhile. */
type DraftStatus = 'open' | 'sending' | 'slow' | 'sentBeforeEdits' | EmailResult['result'];

/**
 * What was typed into a form and what became of it. Not state of the form, which may be closed, or left by a link, while its
 * email is being sent.
 */
interface Draft {
  /** The typed texts by the fields' names; none if the form is to be emptied. */
  values: Readonly<Record<string, string>>;
  status: DraftStatus;
  /** The last message that was opened as a chat, until the next one is: an app's browser opens it in place of the page. */
  opened?: string;
}

const NO_DRAFT: Draft = { values: {}, status: 'open' };

/** The drafts by their form's id. */
const drafts = new Map<string, Store<Draft>>();

/** The draft of a form; at first what the tab has kept of it. */
export function draftOf(id: string): Store<Draft> {
  const known = drafts.get(id);
  if (known) return known;
  const draft = createStore(NO_DRAFT, readKept(id));
  draft.subscribe(() => keep(id, draft.get()));
  drafts.set(id, draft);
  return draft;
}

export function isSending({ status }: Draft): boolean {
  return status === 'sending' || status === 'slow';
}

function change(id: string, part: Partial<Draft>) {
  const draft = draftOf(id);
  draft.set({ ...draft.get(), ...part });
}

/** Notes what a form holds now. An edit takes away the note that it was sent. */
export function noteTyped(id: string, values: Draft['values']): void {
  const { values: before, status } = draftOf(id).get();
  if (holds(before, values)) return;
  change(id, { values, status: status === 'sent' || status === 'sentBeforeEdits' ? 'open' : status });
}

const holds = (values: Draft['values'], other: Draft['values']) =>
  [...Object.keys(values), ...Object.keys(other)].every((name) => (values[name] ?? '') === (other[name] ?? ''));

/** Empties a form whose text was opened as a chat. */
export function noteOpened(id: string, opened: string): void {
  change(id, { values: {}, opened });
}

/**
 * Sends a draft, by `send`, and notes the outcome; after `LIMIT_MS` also that it takes long. Empties the form, unless what `send`
 * sent was changed meanwhile. Undefined if the draft is being sent already.
 */
export async function sendDraft(id: string, send: () => Promise<EmailResult>): Promise<EmailResult | undefined> {
  const draft = draftOf(id);
  const { values } = draft.get();
  if (isSending(draft.get())) return undefined;
  change(id, { status: 'sending' });
  const timer = setTimeout(() => change(id, { status: 'slow' }), LIMIT_MS);
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  globalThis.addEventListener?.('beforeunload', leave);
  const outcome = await send();
  clearTimeout(timer);
  globalThis.removeEventListener?.('beforeunload', leave);
  // Browsers end the requests of a page that is reloaded or left; the email may be out.
  if (outcome.result !== 'sent') change(id, { status: isLeaving ? 'unknown' : outcome.result });
  else change(id, holds(draft.get().values, values) ? { values: {}, status: 'sent' } : { status: 'sentBeforeEdits' });
  return outcome;
}

const keyOf = (id: string) => `draft-${id}`;

/** Keeps a draft for a reload of the tab, as when a phone short of memory has dropped it. */
function keep(id: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full; the text is still in the form.
  }
}

/** The draft that the tab has kept; one that can't be read counts as none. Nobody saw whether an email being sent arrived. */
function readKept(id: string): Draft {
  try {
    const { values, status, opened } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '');
    const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return {
      values: Object.fromEntries(texts),
      status: ['sending', 'slow', 'unknown'].includes(status) ? 'unknown' : 'open',
      ...(typeof opened === 'string' && { opened }),
    };
  } catch {
    return NO_DRAFT;
  }
}
