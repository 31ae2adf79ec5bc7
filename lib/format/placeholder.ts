import { askOnWhatsApp } from '@/content/site';

/** Marks of placeholders: `.example` names, `000000` in phone numbers. */
const MARKS = [/\.example\b/, /000000/];

/** True for a value that the owner has yet to replace. */
export function isPlaceholder(value: string): boolean {
  return value === askOnWhatsApp || MARKS.some((mark) => mark.test(value));
}
