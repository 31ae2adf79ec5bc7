/**
 * How long a visitor waits for a file, in milliseconds without a sound from the line. A file that is still being received
 * is never given up: on a slow line the scripts alone take seconds.
 */
export const SILENCE_MS = 6000;

/** A line that brings less, in bytes a millisecond (about 1 kB/s), counts as silent. */
const LEAST_RATE = 1;

/** Told on the window for each piece of a file, with its length in bytes. */
const RECEIVED = 'bytesreceived';

export function reportReceived(bytes: number): void {
  dispatchEvent(new CustomEvent(RECEIVED, { detail: bytes }));
}

/**
 * Waits for silence: six seconds in which nothing is received, or hardly anything. What comes for another file counts as
 * well, because files that share a slow line wait for each other.
 *
 * @returns ends the wait
 */
export function watchSilence(onSilent: () => void): () => void {
  let deadline = performance.now() + SILENCE_MS;
  const onReceived = (event: Event) => {
    const { detail } = event as CustomEvent<number>;
    deadline = Math.min(performance.now() + SILENCE_MS, deadline + detail / LEAST_RATE);
  };
  const check = () => {
    const rest = deadline - performance.now();
    if (rest > 0) {
      timer = setTimeout(check, rest);
      return;
    }
    stop();
    onSilent();
  };
  let timer = setTimeout(check, SILENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener(RECEIVED, onReceived);
  };
  addEventListener(RECEIVED, onReceived);
  return stop;
}

/** Thrown, or the reason of an abort, when a limit has passed. */
export function timeoutError(): DOMException {
  return new DOMException('No answer in time', 'TimeoutError');
}

/**
 * Fetches a whole file.
 *
 * @param fetchFile the browser's own `fetch`
 * @throws TimeoutError when the line is silent, TypeError when the file is empty
 */
export async function receiveFile(fetchFile: typeof fetch, address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const stop = watchSilence(() => controller.abort(timeoutError()));
  init?.signal?.addEventListener('abort', () => controller.abort());
  try {
    const response = await fetchFile(address, { ...init, signal: controller.signal });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value);
      reportReceived(part.value.length);
    }
    if (response.ok && parts.length === 0) throw new TypeError('An empty file');
    const { url, redirected } = response;
    // A copy has neither, and Next reads both.
    return Object.defineProperties(new Response(new Blob(parts), response), {
      url: { value: url },
      redirected: { value: redirected },
    });
  } catch (error) {
    // Chromium tells a body that was aborted by another name than its reason.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    stop();
  }
}
