import { expect, test } from '@jest/globals';
import { backupCalculator } from '@/content/backup-calculator';
import { backupChatMessage } from './chat-message';

const asked = { loads: '2 fans, 4 lights, router', watts: 212, hours: '4', volts: '12V' };
const { message } = backupCalculator;

test('an order, with load, hours, voltage and pack', () => {
  const order = { name: 'Alpha Ampere 12V 100Ah Lithium Battery', count: 1, estimate: 'about 4½ hours (3½ to 5)' };
  expect(backupChatMessage({ ...asked, order }, message)).toBe(
    [
      "Hi! I'm interested in ordering Alpha Ampere 12V 100Ah Lithium Battery. Please provide more details.",
      'Load: 2 fans, 4 lights, router (212 W)',
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'Estimate: about 4½ hours (3½ to 5)',
    ].join('\n'),
  );
});

test('an order of several asks whether they may be joined', () => {
  const order = { name: 'Alpha Ampere 12V 100Ah Lithium Battery', count: 2, estimate: 'about 9 hours (7 to 10½)' };
  const lines = backupChatMessage({ ...asked, order }, message).split('\n');
  expect(lines[0]).toBe(
    "Hi! I'm interested in ordering 2 × Alpha Ampere 12V 100Ah Lithium Battery. Please provide more details.",
  );
  expect(lines.at(-1)).toBe('Can I connect 2 together on my inverter?');
});

test('a question, after a refusal', () => {
  expect(backupChatMessage({ ...asked, refusedAt: 12 }, message).split('\n')).toEqual([
    'Hi! Which battery do I need?',
    'Load: 2 fans, 4 lights, router (212 W)',
    'Hours without mains: 4',
    'UPS or inverter: 12V',
    'The current is too high at 12V.',
  ]);
});
