import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import * as ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The one spacing scale, in steps of 4 px that grow with the text, and the four named sizes that don't. */
const SPACING = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24', 'near', 'edge', 'mark', 'apart'];
const SPACED = /^-?(?:p[xytrbl]?|m[xytrbl]?|gap(?:-[xy])?|space-[xy])-(.+)$/;

const sources = ['app', 'components'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(room, name)),
);

/** Every word of every text in the file that could be a class name, without its variants. */
function wordsOf(name: string): string[] {
  const source = ts.createSourceFile(
    name,
    readFileSync(path.join(root, name), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.flatMap((text) => text.split(/\s+/)).map((word) => word.replace(/^(?:[a-z0-9/-]+(?:\[[^\]]*\])?:)+/, ''));
}

const words = sources.flatMap((name) => wordsOf(name).map((word) => ({ name, word })));
const found = (offends: (word: string) => boolean) =>
  words.filter(({ word }) => offends(word)).map(({ name, word }) => `${name}: ${word}`);

test('class names are found at all', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(words.filter(({ word }) => SPACED.test(word)).length).toBeGreaterThan(150);
});

describe('class names', () => {
  test('hold no one-off value', () => {
    expect(found((word) => /^-?[a-z][a-z0-9-]*-(?:\[.+\]|\(.+\))$/.test(word) || /^\[[a-z-]+:.+\]$/.test(word))).toEqual([]);
  });

  test('take spaces from the one scale', () => {
    expect(
      found((word) => {
        const step = SPACED.exec(word)?.[1];
        return step !== undefined && step !== 'auto' && step !== 'px' && !SPACING.includes(step);
      }),
    ).toEqual([]);
  });

  test('are none of a group: its `*` would have all of a card styled anew by a touch', () => {
    expect(
      sources.filter((name) => /\b(?:group|peer)-[a-z]+(?:\/[a-z]+)?:/.test(readFileSync(path.join(root, name), 'utf8'))),
    ).toEqual([]);
  });

  test('no component sets styles of its own', () => {
    expect(sources.filter((name) => /\sstyle=/.test(readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
  });
});

describe('the style sheet', () => {
  const css = readFileSync(path.join(root, 'app/globals.css'), 'utf8');
  const THEME = /@theme (?:inline )?\{[\s\S]*?\n\}/g;
  const theme = css.match(THEME)?.join('\n') ?? '';
  const rules = css.replace(THEME, '');

  test('names its colours by role, in one place', () => {
    expect(theme.match(/--color-[a-z0-9-]+: #/g)?.length).toBeGreaterThan(10);
    expect(rules.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull();
  });

  test('takes sizes of type from the one scale', () => {
    const sizes = rules.match(/font-size: [^;]+;/g) ?? [];
    expect(sizes.filter((size) => !/var\(--text-/.test(size))).toEqual([]);
    expect(theme.match(/--text-[a-z0-9]+: /g)).toHaveLength(8);
  });
});
