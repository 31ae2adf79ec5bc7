import { describe, expect, test } from '@jest/globals';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { buildWhatsAppLink } from './chat-link';
import {
  askChat,
  emailAsChatMessage,
  enquiryMessage,
  fitMessage,
  MESSAGE_LIMIT,
  messageLength,
  orderChat,
  orderMessage,
  photoMessage,
  shareOnWhatsApp,
  type ChatEnquiry,
} from './whatsapp';

const NUMBER = '923001234567';

/** The text that the chat receives: percent-decoded, and otherwise unchanged. */
function receivedText(link: string): string {
  const [, encoded] = link.split('?text=');
  return decodeURIComponent(encoded ?? '');
}

describe('a link', () => {
  test('without a text is the number alone', () => {
    expect(buildWhatsAppLink(NUMBER)).toBe('https://wa.me/923001234567');
    expect(buildWhatsAppLink(NUMBER, '')).toBe('https://wa.me/923001234567');
  });

  test('has its text percent-encoded, and spaces never as plus', () => {
    expect(buildWhatsAppLink(NUMBER, 'a b+c&d#e%f?g')).toBe('https://wa.me/923001234567?text=a%20b%2Bc%26d%23e%25f%3Fg');
  });

  test.each([
    'emoji 🔋 👨‍👩‍👧‍👦 🇵🇰',
    'مجھے ۲۴ وولٹ کی بیٹری چاہیے',
    '& # % + = ? / \\ %20 &amp;',
    '<img src=x onerror="window.attacked=true"></textarea>',
    'one\ntwo\n\nfour',
  ])('carries %j unchanged', (text) => {
    const link = buildWhatsAppLink(NUMBER, text);
    expect(receivedText(link)).toBe(text);
    expect(link).toMatch(/^https:\/\/wa\.me\/923001234567\?text=[A-Za-z0-9\-_.!~*'()%]+$/);
    expect(new URL(link).hash).toBe('');
  });

  test('a lone surrogate does not break it', () => {
    expect(receivedText(buildWhatsAppLink(NUMBER, 'a \uD83D b'))).toBe('a \uFFFD b');
  });

  test.each(['', '0300 1234567', '+923001234567', '00923001234567', '923001234567a', '923', '٩٢٣٠٠١٢٣٤٥٦٧'])(
    'the number %j is refused',
    (number) => {
      expect(() => buildWhatsAppLink(number)).toThrow(RangeError);
      expect(() => buildWhatsAppLink(number)).toThrow('write country code and number in figures only');
    },
  );
});

test('orders and questions go to their own numbers, what is shared to none', () => {
  const { orders, questions } = chatNumbers;
  expect([orderChat('a b'), askChat('a b'), askChat(), shareOnWhatsApp(' a b ')]).toEqual([
    `https://wa.me/${orders}?text=a%20b`,
    `https://wa.me/${questions}?text=a%20b`,
    `https://wa.me/${questions}`,
    'https://wa.me/?text=a%20b',
  ]);
  expect(photoMessage('24V pack')).toContain('24V pack');
});

test('the greeting of the order buttons is the specified one', () => {
  expect(orderMessage('24V pack')).toBe("Hi! I'm interested in ordering 24V pack. Please provide more details.");
});

const enquiry: ChatEnquiry = {
  name: 'Ayesha Khan',
  email: 'ayesha@example.com',
  phone: '0300 1234567',
  company: 'Khan & Sons',
  batteryType: 'Solar System Batteries (48V)',
  quantity: '2',
  message: 'Two lines\nof details',
};

describe('the message of the contact form', () => {
  test('has each field on a line', () => {
    expect(enquiryMessage(enquiry)).toBe(
      [
        'Hi! I would like a quote.',
        'Name: Ayesha Khan',
        'Email: ayesha@example.com',
        'Phone: 0300 1234567',
        'Company: Khan & Sons',
        'Battery type: Solar System Batteries (48V)',
        'Quantity: 2',
        'Message: Two lines\nof details',
      ].join('\n'),
    );
  });

  test('leaves empty fields out', () => {
    expect(enquiryMessage({ ...enquiry, phone: '', company: ' ', quantity: '\n', message: '' })).toBe(
      'Hi! I would like a quote.\nName: Ayesha Khan\nEmail: ayesha@example.com\nBattery type: Solar System Batteries (48V)',
    );
  });

  test('a line break in a field makes no line of its own', () => {
    expect(enquiryMessage({ ...enquiry, name: 'Ayesha\nQuantity: 900' })).toContain('\nName: Ayesha Quantity: 900\n');
  });
});

test('a failed email becomes a chat message with the same words', () => {
  const email = {
    user_name: 'علی 🔋',
    user_email: 'ali@example.com',
    user_phone: '0300 1234567',
    subject: 'A "24V" pack\r\n& more',
    message: 'first\r\nsecond',
  };
  expect(emailAsChatMessage(email)).toBe(
    'Hi! I would like a quote.\nName: علی 🔋\nEmail: ali@example.com\nPhone: 0300 1234567\nSubject: A "24V" pack & more\nMessage: first\nsecond',
  );
});

describe('the limit of a message', () => {
  test('counts code points, not bytes', () => {
    expect(messageLength('🔋'.repeat(10))).toBe(10);
    expect(messageLength('بیٹری')).toBe(5);
  });

  test('leaves a message of just that length whole', () => {
    const whole = '🔋'.repeat(MESSAGE_LIMIT);
    expect(fitMessage(whole)).toBe(whole);
  });

  test('cuts a longer one, says so, and splits no character', () => {
    const cut = fitMessage('🔋'.repeat(MESSAGE_LIMIT + 1));
    expect(messageLength(cut)).toBe(MESSAGE_LIMIT);
    expect(cut).toMatch(/^(?:🔋)+… \[cut here: message too long for WhatsApp\]$/u);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });
});
