const EVERY_MS = 5000;

/**
 * Says every few seconds how far a long step has come; a short one says nothing.
 *
 * @returns to be called when one more is done
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
