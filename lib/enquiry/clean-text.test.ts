import { describe, expect, test } from '@jest/globals';
import { cleanLine, cleanText } from './clean-text';

const unchanged = [
  '🔋 👨‍👩‍👧‍👦 🇵🇰 e\u0301',
  'مجھے ۲۴ وولٹ کی بیٹری چاہیے',
  `"double" 'single' “curly” «guillemets» \`ticks\``,
  '& # % + ? = / \\ < > { } [ ] %20 %zz &amp; 100%',
  'abc \u202Edef',
  '{{user_email}} ${name} <%= x %>',
  'Z̴̡̛͖̈́a̷̢͠l̶̨̛g̴̡͝o̵̢͠'.repeat(20),
  'one\ntwo\n\nfour\tand a tab',
];

describe('text of several lines', () => {
  test.each(unchanged)('%j is unchanged', (typed) => {
    expect(cleanText(typed)).toBe(typed);
  });

  test('line ends become line feeds', () => {
    expect(cleanText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  });

  test('white space around the text is removed', () => {
    expect(cleanText(' \r\n\t two words \n ')).toBe('two words');
    expect(cleanText(' \n ')).toBe('');
  });

  test('control characters are removed', () => {
    expect(cleanText('a\u0000b\u0007c\u001Bd\u007Fe\u0085f')).toBe('abcdef');
  });

  test.each([
    ['high', '\uD83D'],
    ['low', '\uDD0B'],
    ['reversed pair', '\uDD0B\uD83D'],
  ])('a lone surrogate (%s) becomes U+FFFD, and the rest stays', (_, half) => {
    const cleaned = cleanText(`before ${half} after 🔋`);
    expect(cleaned).toBe(`before ${'\uFFFD'.repeat(half.length)} after 🔋`);
    expect(() => encodeURIComponent(cleaned)).not.toThrow();
  });
});

describe('text of one line', () => {
  test('every kind of line break becomes one space', () => {
    expect(cleanLine('a\nb\r\nc\rd\u2028e\u2029f\tg\n\nh')).toBe('a b c d e f g h');
  });

  test.each(unchanged.filter((text) => !/[\n\t]/.test(text)))('%j is unchanged', (typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });
});
