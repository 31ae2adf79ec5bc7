/*
 * Every visible word lives in content/: this finds words in the markup of pages and components.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

/** Attributes that a visitor reads or hears. */
const READ_ATTRIBUTES = /^(?:alt|title|label|placeholder|aria-(?:label|description|roledescription|valuetext))$/;

const hasWords = (text: string) => /[A-Za-z]{2}/.test(text);
/** `slow` is a value in the code, `Slow line` are words. */
const isCode = (text: string) => /^[\w:/.#-]*$/.test(text) && !/^[A-Z][a-z]/.test(text);

function findWords(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && hasWords(node.text) && !isCode(node.text)) found.push(node.text);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && node.initializer) {
      const attribute = node.name.getText();
      const value = node.initializer;
      if (READ_ATTRIBUTES.test(attribute)) {
        if (ts.isStringLiteral(value) && hasWords(value.text)) found.push(value.text);
        else collect(value);
      }
    }
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
      ts.forEachChild(node, collect);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((words) => `${name}: ${words}`);
}

test.each([
  ['<p>Some words</p>', ['Some words']],
  ['<button aria-label="Close" />', ['Close']],
  ['<p>{open ? "Shown now" : words.hidden}</p>', ['Shown now']],
  ['<p aria-label={`Table: ${title}`} />', ['Table: ']],
  ['<p className="text-muted" data-words="held">{state === "slow" && words.slow}</p>', []],
])('%s', (markup, words) => {
  expect(findWords('a.tsx', `const a = ${markup};`)).toEqual(words.map((found) => `a.tsx: ${found}`));
});

test('no page and no component has words of its own', () => {
  const files = ['app', 'components'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => path.join(room, name)),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((name) => findWords(name, readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
});
