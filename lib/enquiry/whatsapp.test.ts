import { chatMessages } from '@/content/enquiry/chat-messages';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import {
  askChat,
  enquiryMessage,
  fitMessage,
  MESSAGE_LIMIT,
  messageLength,
  orderChat,
  orderMessage,
  shareOnWhatsApp,
} from './whatsapp';
import { buildWhatsAppLink } from './whatsapp-link';
import { enquiryOf } from './email';

test('a link has its text percent-encoded, and spaces never as plus; without one it is the number alone', () => {
  expect(['', 'a b+c&d#e%f?g\n🔋'].map((text) => buildWhatsAppLink('923001234567', text))).toEqual([
    'https://wa.me/923001234567',
    'https://wa.me/923001234567?text=a%20b%2Bc%26d%23e%25f%3Fg%0A%F0%9F%94%8B',
  ]);
});

test('orders and questions go to their own numbers, what is shared to none', () => {
  const { orders, questions } = chatNumbers;
  expect([orderChat('a b'), askChat('a b'), askChat(), shareOnWhatsApp('a b')]).toEqual([
    `https://wa.me/${orders}?text=a%20b`,
    `https://wa.me/${questions}?text=a%20b`,
    `https://wa.me/${questions}`,
    'https://wa.me/?text=a%20b',
  ]);
  expect(orderMessage('24V pack')).toContain('24V pack');
});

const { lines, quote, cutMark } = chatMessages;

test('a form as a message: a field a line whatever was typed, empty ones left out', () => {
  const fields = Object.keys(lines);
  const messageOf = (typed: (field: string) => string) =>
    enquiryMessage(Object.fromEntries(fields.map((field) => [field, typed(field)])));
  const said = Object.entries(lines).map(
    ([field, label]) => `${label}: ${field}${field === 'message' ? '\n' : ' '}Email: \uFFFD`,
  );
  expect(messageOf((field) => `${field}\nEmail: \uD83D`)).toBe([quote, ...said].join('\n'));
  expect(messageOf(() => ' \n')).toBe(quote);
});

test('a failed email becomes a chat message with the same words', () => {
  const email = { user_name: 'علی 🔋', user_email: 'a@b.c', user_phone: '03', subject: 'A "24V"\r\n&', message: '1\r\n2' };
  expect(enquiryMessage(enquiryOf(email))).toBe(
    `${quote}\n${lines.name}: علی 🔋\n${lines.email}: a@b.c\n${lines.phone}: 03\n${lines.subject}: A "24V" &\n${lines.message}: 1\n2`,
  );
});

test('a message above the limit, counted in code points, is cut there and says so; one of just that length is whole', () => {
  const whole = '🔋'.repeat(MESSAGE_LIMIT);
  expect(fitMessage(whole)).toBe(whole);
  const cut = fitMessage(`${whole}🔋`);
  expect(messageLength(cut)).toBe(MESSAGE_LIMIT);
  expect(cut.replace(/^(?:🔋)+/u, '')).toBe(cutMark);
});
