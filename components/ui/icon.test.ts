import { renderHtml } from '../render-html';
import { Icon } from './icon';

test('each part of a joined drawing begins where it did: none counts from the end of the part before it', () => {
  const [, d] = / d="([^"]*)"/.exec(renderHtml(Icon, { name: 'Sun' })) ?? [];
  expect(d).toContain('M4.93 4.93l1.41 1.41M');
  expect(d).not.toContain('m');
});
