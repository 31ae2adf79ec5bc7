/**
 * A link that opens a chat with `number` and `text` as a draft. Apart from the messages, which `FailedPage` has no use for.
 * @param number international form, figures only: `923001234567`, as the content check asks
 * @param text of content, or what was typed as `enquiryMessage` cleans it
 */
export function whatsAppUrl(number: string, text?: string): string {
  const address = `https://wa.me/${number}`;
  // Not URLSearchParams: it writes spaces as "+", which some WhatsApp clients show.
  return text ? `${address}?text=${encodeURIComponent(text)}` : address;
}
