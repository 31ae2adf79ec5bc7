import { expect, test } from '@jest/globals';
import { html, raw } from './html';

test('values are escaped, pieces of HTML are not, nothing is printed for nothing', () => {
  const piece = html`<b title="${'"'}">${'<script>'}</b>`;
  expect(String(html`${[piece, 'a & b']}${null}${false}${undefined}${0}${raw('<i>')}`)).toBe(
    '<b title="&quot;">&lt;script&gt;</b>a &amp; b0<i>',
  );
});
