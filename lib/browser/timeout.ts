/** How long a visitor waits for what a tap needs, in milliseconds; then the document's own way is taken. */
export const LIMIT_MS = 8000;

/** The promise, or a `TimeoutError` after `milliseconds`. What comes after that is dropped. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number = LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
