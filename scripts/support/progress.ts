const EVERY_MS = 5000;

/**
 * Prints the progress of a long step every few seconds; a short one prints nothing.
 *
 * @returns call it after each item
 */
export function createProgress(step: string, total: number): () => void {
  let done = 0;
  let said = Date.now();
  return () => {
    done += 1;
    if (Date.now() - said < EVERY_MS) return;
    said = Date.now();
    console.log(`${step}: ${done} of ${total}`);
  };
}
