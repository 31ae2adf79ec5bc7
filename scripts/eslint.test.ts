import { spawnSync } from 'node:child_process';

const CLIENT_COMPONENT = `'use client';
import { readFileSync } from 'node:fs';
import { getPacks } from '@/lib/advice/packs';

export const Sample = ({ words, open }: { words: Record<'one' | 'two', string>; open: boolean }) => (
  <ul title="Some words" style={{}} onClick={() => history.pushState(null, readFileSync(getPacks()[0]!.name, 'utf8'))}>
    <b>Words</b>
    {open ? words.one : words.two}
  </ul>
);
`;

test('each rule of our own sees what it forbids', () => {
  const command = 'node_modules/eslint/bin/eslint.js --stdin --stdin-filename components/shop/sample.tsx --format json';
  const { stdout } = spawnSync(process.execPath, command.split(' '), { input: CLIENT_COMPONENT, encoding: 'utf8' });
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { line: number; message: string }[] }];
  expect(messages.map(({ line, message }) => `${line} ${message.replace(/ "@.*"/, '')}`)).toEqual([
    "2 'node:fs' import is restricted from being used by a pattern. Browsers have none of it.",
    '3 Unexpected path imported in restricted zone.',
    '6 Safari reads a list without bullets as none: role="list".',
    '6 Visible words live in content/.',
    '6 The content security policy refuses style attributes.',
    "6 'pushState' is restricted from being used. Next would drop a page on its way: writeAddress().",
    '6 Forbidden non-null assertion.',
    '7 Missing JSX expression container around literal string: "Words"',
    '8 Browser translation moves bare text, and React could then not remove it: give it an element.',
  ]);
});
