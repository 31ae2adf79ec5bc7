/** WhatsApp numbers in international form, figures only. Not in `site.ts`, which browsers don’t load. */
export const chatNumbers = {
  /** For chats that are not about one product. */
  questions: '923000000001',
  /** For chats about a product. */
  orders: '923000000002',
} as const;
