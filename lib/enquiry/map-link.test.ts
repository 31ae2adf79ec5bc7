import { expect, test } from '@jest/globals';
import { mapLink } from './map-link';

test('a map link has the address percent-encoded', () => {
  expect(mapLink('1 Mall Road, Okara & more')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1%20Mall%20Road%2C%20Okara%20%26%20more',
  );
});
