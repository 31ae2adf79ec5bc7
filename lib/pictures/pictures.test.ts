import { drawnNote } from '@/content/controls';
import { largestJpeg, pictureSourceSet, squareJpeg } from './picture-files';
import { getPicture } from './pictures';
import manifest from './pictures.json';

const entry = { base: '/pictures/front-1a2b3c4d', widths: [360, 564, 800], width: 1600, height: 1200 };
Object.assign(manifest, { 'test-front': entry });

test('the files of a picture', () => {
  expect([largestJpeg(entry), squareJpeg(entry), pictureSourceSet(entry)]).toEqual([
    '/pictures/front-1a2b3c4d-800.jpg',
    '/pictures/front-1a2b3c4d-square.jpg',
    '/pictures/front-1a2b3c4d-360.avif 360w, /pictures/front-1a2b3c4d-564.avif 564w, /pictures/front-1a2b3c4d-800.avif 800w',
  ]);
});

test('a drawn scene says so, a drawn product does not, and a picture that is missing is named', () => {
  expect(getPicture('test-front', 'The front')).toStrictEqual({ ...entry, alt: 'The front' });
  expect(getPicture('test-front', 'The front', 'product')).toStrictEqual({ ...entry, alt: 'The front' });
  expect(getPicture('test-front', 'The front', 'scene')).toStrictEqual({ ...entry, alt: 'The front', note: drawnNote });
  expect(() => getPicture('test-none', 'None')).toThrow('No picture "test-none": put test-none.jpg into content/pictures/');
});
