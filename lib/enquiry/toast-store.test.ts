import { currentToast, showToast, subscribeToToasts } from './toast-store';

test('the newest toast takes the place of the last one, and each has an id of its own', () => {
  const listener = jest.fn();
  const leave = subscribeToToasts(listener);
  expect(currentToast()).toBeNull();
  showToast({ title: 'Sent', result: 'sent' });
  expect(currentToast()).toEqual({ id: 1, title: 'Sent', result: 'sent' });
  leave();
  showToast({ title: 'Not sent', result: 'failed' });
  expect(currentToast()).toEqual({ id: 2, title: 'Not sent', result: 'failed' });
  expect(listener).toHaveBeenCalledTimes(1);
});
