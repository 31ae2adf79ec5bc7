import { newestToast, showToast } from './toast-store';

test('the newest toast takes the place of the last one, and each has an id of its own', () => {
  expect(newestToast.get()).toBeNull();
  showToast({ title: 'Sent', result: 'sent', duration: 5000 });
  expect(newestToast.get()).toEqual({ id: 1, title: 'Sent', result: 'sent', duration: 5000 });
  showToast({ title: 'Not sent', result: 'failed', duration: 5000 });
  expect(newestToast.get()).toEqual({ id: 2, title: 'Not sent', result: 'failed', duration: 5000 });
});
