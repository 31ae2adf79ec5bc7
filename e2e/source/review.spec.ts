import { findProblems } from '@/scripts/review/find-problems';
import { readSite } from '@/scripts/review/read-site';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { allRoutes } from '../support/export';
import { expect, test } from '../support/site-test';

test('no page breaks a rule of the review: titles, headings, alternative texts, links that lead somewhere', async () => {
  const site = await readSite(exportFolder);
  expect(site.pages.map((page) => page.path).toSorted()).toEqual(allRoutes.toSorted());
  expect(findProblems(site).filter(({ hint }) => !hint)).toEqual([]);
});
