import { cleanText } from './clean-text';

/**
 * A link that opens a chat with `number` and `text` as a draft.
 * @param number international form, figures only: `923001234567`
 * @throws RangeError when the number is anything else
 */
export function buildWhatsAppLink(number: string, text?: string): string {
  if (!/^[1-9]\d{7,14}$/.test(number)) {
    throw new RangeError(`"${number}" is not a WhatsApp number; write country code and number in figures only`);
  }
  const address = `https://wa.me/${number}`;
  // Not URLSearchParams: it writes spaces as "+", which some WhatsApp clients show.
  return text ? `${address}?text=${encodeURIComponent(cleanText(text))}` : address;
}
