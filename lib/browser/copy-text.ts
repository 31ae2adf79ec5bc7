/** Copies a text. False where there is no clipboard, as over plain HTTP, or where it may not be used. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
