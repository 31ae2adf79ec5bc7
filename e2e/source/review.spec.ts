import { finder } from '@/content/advice/battery-finder';
import { householdPath } from '@/lib/paths';
import { findProblems } from '@/scripts/review/find-problems';
import { readSite } from '@/scripts/review/read-site';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { allRoutes } from '../support/export';
import { expect, test } from '../support/site-test';

test('no page breaks a rule of the review, shared ones included: titles, headings, alternative texts, links that lead somewhere', async () => {
  const site = await readSite(exportFolder);
  expect(site.pages.map((page) => page.path).toSorted()).toEqual(allRoutes.toSorted());
  expect(site.build).toMatch(/^[\da-f]{16}-[\da-f]{8}$/);
  expect(site.shared.map((page) => page.path)).toEqual(expect.arrayContaining(['/404', ...finder.households.map(householdPath)]));
  expect(findProblems(site).filter(({ hint }) => !hint)).toEqual([]);
});
