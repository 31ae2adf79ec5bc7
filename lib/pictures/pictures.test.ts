import { drawnNote } from '@/content/controls';
import { getPicture, getThumbnail } from './pictures';
import manifest from './pictures.json';

const entry = { base: '/pictures/front-1a2b3c4d', widths: [360, 564, 800], width: 1600, height: 1200 };
Object.assign(manifest, { 'test-front': entry });

test('a drawn scene says so; a thumbnail has few widths; a picture that is missing is named', () => {
  expect(getPicture('test-front', 'The front', 'scene')).toStrictEqual({ ...entry, alt: 'The front', note: drawnNote });
  expect(getThumbnail('test-front')).toStrictEqual({ ...entry, alt: '', widths: [360, 800] });
  expect(() => getPicture('test-none', 'None')).toThrow('No picture "test-none": put test-none.jpg into content/pictures/');
});
