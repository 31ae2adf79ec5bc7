import { chatMessages } from '@/content/enquiry/chat-messages';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import {
  questionChatUrl,
  enquiryMessage,
  fitMessage,
  MESSAGE_LIMIT,
  messageLength,
  orderChatUrl,
  orderMessage,
  shareChatUrl,
} from './whatsapp';
import { enquiryOf } from './email';

test('orders and questions go to their own numbers, what is shared to none; a text is percent-encoded, its spaces, too', () => {
  const { orders, questions } = chatNumbers;
  expect([orderChatUrl('a b'), questionChatUrl('a+b&c#d%e?'), questionChatUrl(''), shareChatUrl('a\n🔋')]).toEqual([
    `https://wa.me/${orders}?text=a%20b`,
    `https://wa.me/${questions}?text=a%2Bb%26c%23d%25e%3F`,
    `https://wa.me/${questions}`,
    'https://wa.me/?text=a%0A%F0%9F%94%8B',
  ]);
  expect(orderMessage('24V pack')).toContain('24V pack');
});

const { lines, quote, cutMark } = chatMessages;

test('a failed email becomes a chat message with the same words, a field a line; a blank one is left out', () => {
  const email = { user_name: 'علی 🔋', user_email: 'a@b.c', user_phone: '03', subject: 'A "24V"\r\n&', message: '1\r\n2' };
  expect(enquiryMessage(enquiryOf(email))).toBe(
    `${quote}\n${lines.name}: علی 🔋\n${lines.email}: a@b.c\n${lines.phone}: 03\n${lines.subject}: A "24V" &\n${lines.message}: 1\n2`,
  );
  expect(enquiryMessage({ company: ' \n', quantity: '2\nEmail: \uD83D' })).toBe(`${quote}\n${lines.quantity}: 2 Email: \uFFFD`);
});

test('a message above the limit, counted in code points, is cut there and says so; one of just that length is whole', () => {
  const whole = '🔋'.repeat(MESSAGE_LIMIT);
  expect(fitMessage(whole)).toBe(whole);
  const cut = fitMessage(`${whole}🔋`);
  expect(messageLength(cut)).toBe(MESSAGE_LIMIT);
  expect(cut.replace(/^(?:🔋)+/u, '')).toBe(cutMark);
});
