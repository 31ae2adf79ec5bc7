/** Milliseconds that a tap waits for late files; then the page does what it would do without scripts. */
export const LIMIT_MS = 8000;

/** Rejects with a `TimeoutError` if the promise takes longer than `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number = LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
