/** Texts that only the owner can replace: reserved `.example` names, `000000` phone numbers and unanswered figures. */
const MARKS = [/\.example\b/, /000000/, /^Ask on WhatsApp$/];

/** True for a content value that still waits for the owner. */
export function isPlaceholder(value: string): boolean {
  return MARKS.some((mark) => mark.test(value));
}
