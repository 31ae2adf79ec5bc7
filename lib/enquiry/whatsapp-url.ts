/**
 * A link that opens a chat with `number` and `text` as a draft. Not beside the messages, for which `FailedPage` has no use.
 * @param number international form, figures only: `923001234567`, as the content check asks
 * @param text a text of content, or a typed one that `enquiryMessage` has cleaned
 */
export function whatsAppUrl(number: string, text?: string): string {
  const address = `https://wa.me/${number}`;
  // Not URLSearchParams: it writes spaces as "+", which some WhatsApp clients show.
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}
