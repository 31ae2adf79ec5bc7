import manifest from '../pictures/pictures.json';
import { pictureUrls, squarePictureUrl } from './picture-urls';

const entry = { base: '/pictures/front-1a2b3c4d', widths: [360, 800], width: 1600, height: 1200 };
Object.assign(manifest, { 'test-front': entry, 'test-lost': { ...entry, base: '', widths: [] } });

test('search engines get full addresses, none of a picture that could not be fetched', () => {
  const [front, lost] = ['test-front', 'test-lost'].map((src) => ({ src, alt: '' }));
  expect(pictureUrls([front, undefined, lost])).toEqual(['https://alpha-ampere.example/pictures/front-1a2b3c4d-800.jpg']);
  expect([front, lost].map((image) => image && squarePictureUrl(image))).toEqual([
    'https://alpha-ampere.example/pictures/front-1a2b3c4d-square.jpg',
    '',
  ]);
});
