/** Marks of placeholders: `.example` names, `000000` in phone numbers, unanswered figures. */
const MARKS = [/\.example\b/, /000000/, /^Ask on WhatsApp$/];

/** True for a value that the owner has yet to replace. */
export function isPlaceholder(value: string): boolean {
  return MARKS.some((mark) => mark.test(value));
}
