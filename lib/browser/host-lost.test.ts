import { askHost, hostLost } from './host-lost';

test.each([
  [404, false],
  [499, false],
  [500, true],
])('a host that answers %i is lost: %j', async (status, isLost) => {
  Object.assign(globalThis, { location: { href: 'https://a.example/' } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
  await askHost();
  expect(hostLost.get()).toBe(isLost);
});
