import { renderHtml } from '../render-html';
import { Picture, type PictureProps } from './picture';

const source = {
  base: '/pictures/pack-1a2b3c4d',
  widths: [360, 800],
  width: 1600,
  height: 1200,
  placeholder: 7,
  alt: 'A battery with two handles',
};
const printed = (props: Partial<PictureProps> = {}) => renderHtml(Picture, { source, sizes: '92vw', ...props });

test('two formats, its size, name and placeholder colour', () => {
  const html = printed();
  const [small, large] = [360, 800].map((width) => `/pictures/pack-1a2b3c4d-${width}.avif ${width}w`);
  expect(html).toContain(`<source type="image/avif" srcSet="${small}, ${large}" sizes="92vw"/>`);
  expect(html).toMatch(
    /<img src="\/pictures\/pack-1a2b3c4d-800\.jpg" width="1600" height="1200" alt="A battery with two handles" loading="lazy"/,
  );
  expect(html).toContain('bg-placeholder-8');
});

test('a transparent picture has no placeholder colour', () => {
  expect(printed({ source: { ...source, placeholder: undefined } })).not.toMatch(/placeholder|undefined/);
});

test('a note stands on it', () => {
  expect(printed({ source: { ...source, note: 'Drawn picture' } })).toMatch(
    /<\/picture><span [^>]*>Drawn picture<\/span><\/span>$/,
  );
  expect(printed()).not.toContain('<span');
});

test('one that could not be had is its name, and asks for no file', () => {
  const html = printed({ source: { ...source, base: '', widths: [] } });
  expect(html).toMatch(/^<span role="img" aria-label="A battery with two handles" data-failed="A battery with two handles"/);
  expect(html).not.toContain('/pictures/');
});
