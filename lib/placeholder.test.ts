import { describe, expect, test } from '@jest/globals';
import { isPlaceholder } from './placeholder';

describe('a placeholder', () => {
  test.each([
    'sales@alpha-ampere.example',
    'https://www.facebook.com/alpha-ampere.example',
    'https://alpha-ampere.example/about',
    '923000000001',
    '+92 300 0000001',
    'Ask on WhatsApp',
  ])('%j waits for the owner', (value) => {
    expect(isPlaceholder(value)).toBe(true);
  });

  test.each([
    '',
    'sales@alphaampere.pk',
    'https://www.facebook.com/alphaampere',
    'for example',
    'https://examples.org',
    '923001234567',
    '+92 300 1234567',
    'PKR 229,000',
    'Ask on WhatsApp for the CAN protocol',
    'Bluetooth app; RS485 or CAN optional',
  ])('%j is none', (value) => {
    expect(isPlaceholder(value)).toBe(false);
  });
});
