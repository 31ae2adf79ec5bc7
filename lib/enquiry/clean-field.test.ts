import { cleanField } from './clean-field';

test('what people type stays as it is: emoji, scripts, quotes, marks and lines', () => {
  const line = `🔋 👨‍👩‍👧‍👦 e\u0301 مجھے "x" 'x' “x” & # % + \\ <b> {{user_email}} \${name} %20 &amp; abc \u202Edef Z̴̡̛͖̈́a̷̢͠`;
  const lines = `${line}\n\nfour\tand a tab`;
  expect([cleanField('subject', line), cleanField('message', lines)]).toEqual([line, lines]);
});

test.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  [' \r\n\t two words \n ', 'two words'],
  ['a\u0000b\u0007c\u001Bd\u007Fe\u0085f', 'abcdef'],
  ['turned round \uDD0B\uD83D', 'turned round \uFFFD\uFFFD'],
])('%j becomes %j', (typed, cleaned) => {
  expect(cleanField('message', typed)).toBe(cleaned);
});

test('on one line every kind of line break becomes one space', () => {
  expect(cleanField('subject', 'a\nb\r\nc\rd\u2028e\u2029f\tg\n\nh')).toBe('a b c d e f g h');
});
