import { sharePictureFile } from './share-picture';

let base = '/pictures/pack-1a2b3c4d';
jest.mock('../pictures/pictures', () => ({ getPicture: () => ({ base }) }));

test('a picture that is replaced under its name gives its card another address', () => {
  const card = { name: 'home', heading: 'Batteries', picture: 'pack' };
  const before = sharePictureFile(card);
  expect(sharePictureFile(card)).toBe(before);
  base = '/pictures/pack-5e6f7a8b';
  expect(sharePictureFile(card)).not.toBe(before);
});
