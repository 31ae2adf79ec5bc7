import { receiveFile, timeoutError, watchSilence } from './silence';

/** The promise, or a `TimeoutError` once the line is silent. What comes after that is dropped. */
export function rejectWhenSilent<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = watchSilence(() => reject(timeoutError()));
    promise.then(resolve, reject).finally(stop);
  });
}

/** The promise, or a `TimeoutError` after `milliseconds`, whatever the line does. */
export function rejectAfter<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let limited = false;

/**
 * Gives the requests that Next and Turbopack make themselves the same limit. Neither has one: a soft navigation would wait
 * for ever, and so would a dialog.
 */
export function limitPageRequests(): void {
  if (limited) return;
  limited = true;
  limitFetch();
  limitScripts();
}

/** A payload that does not come is an error to Next, which then loads the page itself. */
function limitFetch(): void {
  const fetchFile = window.fetch;
  window.fetch = (address, init) => {
    const { url, method } = address instanceof Request ? address : { url: address, method: 'GET' };
    const isOwnFile = new URL(url, location.href).origin === location.origin && (init?.method ?? method) === 'GET';
    return isOwnFile ? receiveFile(fetchFile, address, init) : fetchFile(address, init);
  };
}

/**
 * Turbopack adds its scripts to the head. Each is received first, because a script element says nothing of what has come
 * so far, and then taken from the browser's cache. One that is added twice runs once.
 */
function limitScripts(): void {
  const { head } = document;
  const fetchFile = window.fetch;
  const append = head.appendChild.bind(head);
  const received = new Map<string, Promise<'load' | 'error'>>();
  const timedOut = new Set<string>();

  const receiveScript = (script: HTMLScriptElement) =>
    new Promise<'load' | 'error'>((resolve) => {
      const lose = () => {
        // The next one of this address is another try.
        received.delete(script.src);
        resolve('error');
      };
      script.addEventListener('load', () => resolve('load'));
      script.addEventListener('error', lose);
      fetchFile(script.src).then(
        () => append(script),
        (error: Error) => {
          if (error.name === 'TimeoutError') timedOut.add(script.src);
          script.dispatchEvent(new Event('error'));
        },
      );
    });

  head.appendChild = <T extends Node>(node: T): T => {
    if (!(node instanceof HTMLScriptElement) || !node.src) return append(node);
    const first = received.get(node.src);
    // Turbopack asks once more by itself, which would double the wait.
    if (timedOut.delete(node.src)) setTimeout(() => node.dispatchEvent(new Event('error')));
    else if (first) void first.then((type) => node.dispatchEvent(new Event(type)));
    else received.set(node.src, receiveScript(node));
    return node;
  };
}
