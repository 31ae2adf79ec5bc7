import { expect, type Page } from '@playwright/test';
import { kinds, mostBytes } from './byte-budget';

/** Expects a page that has come to rest to weigh no more than it may, and to have prefetched nothing. */
export async function expectPageWeight(page: Page, address: string): Promise<void> {
  const { weight, fonts, prefetched } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // A preloaded file is listed twice.
    const sizes = new Map(resources.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]));
    const endingIn = (ending: string) => [...sizes].filter(([path]) => path.endsWith(ending));
    const isPayload = ([path]: [string, number]) => path.startsWith('/_next/static/payloads/');
    const sum = (files: [string, number][]) => files.reduce((total, [, size]) => total + size, 0);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      weight: {
        html: navigation?.encodedBodySize ?? 0,
        payload: sum(endingIn('.txt').filter(isPayload)),
        scripts: sum(endingIn('.js')),
        styles: sum(endingIn('.css')),
        fonts: sum(endingIn('.woff2')),
      },
      fonts: endingIn('.woff2').length,
      prefetched: endingIn('.txt')
        .filter((file) => !isPayload(file))
        .map(([path]) => path),
    };
  });
  for (const kind of kinds) {
    expect(weight[kind], `${kind} of ${address}, in bytes`).toBeGreaterThan(1000);
    expect.soft(weight[kind], `${kind} of ${address}, in bytes`).toBeLessThanOrEqual(mostBytes(kind, address));
  }
  expect.soft(fonts, `fonts of ${address}`).toBe(1);
  expect.soft(prefetched, `prefetched on ${address}`).toEqual([]);
}
