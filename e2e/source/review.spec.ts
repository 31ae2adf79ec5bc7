import { finder } from '@/content/advice/battery-finder';
import { householdPath } from '@/lib/paths';
import { findProblems } from '@/scripts/review/find-problems';
import { readSite } from '@/scripts/review/read-site';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { allRoutes } from '../support/export';
import { expect, test } from '../support/site-test';

test('no page breaks a rule of the review, shared ones included: titles, descriptions, share pictures, links that lead somewhere', async () => {
  const site = await readSite(exportFolder);
  const pathsOf = (isIndexed: boolean) => site.pages.filter((page) => page.isIndexed === isIndexed).map(({ path }) => path);
  expect(pathsOf(true).toSorted()).toEqual(allRoutes.toSorted());
  expect(pathsOf(false)).toEqual(expect.arrayContaining(['/404', ...finder.households.map(householdPath)]));
  expect(findProblems(site).filter(({ hint }) => !hint)).toEqual([]);
});
