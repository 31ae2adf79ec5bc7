import { isPlainClick } from './plain-click';

test('only a click of the main button without a modifier key is plain', () => {
  const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(plain)).toBe(true);
  for (const name of Object.keys(plain)) {
    expect([name, isPlainClick({ ...plain, [name]: name === 'button' ? 1 : true })]).toEqual([name, false]);
  }
});
