import { expect, test } from '../support/site-test';

test('the page about us: figures, story, mission and vision, values, pledges', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const figures = await page
    .getByRole('main')
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => [term.parentElement?.querySelector('dd')?.textContent, term.textContent]));
  expect(figures.slice(0, 4)).toEqual([
    ['8+', 'Years Experience'],
    ['500+', 'Batteries Delivered'],
    ['499+', 'Happy Customers'],
    ['99%', 'Satisfaction Rate'],
  ]);

  const story = page.getByRole('region', { name: 'Who We Are' });
  await expect(story.getByRole('heading', { name: 'Who We Are' })).toBeVisible();
  await expect(story.getByText('over a decade')).toBeVisible();
  const picture = story.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  await expect(page.getByRole('heading', { level: 2, name: 'Mission' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Vision' })).toBeVisible();

  const values = page.getByRole('region', { name: 'What we stand for' });
  await expect(values.getByRole('term')).toHaveText(['Innovation', 'Reliability', 'Customer Focus', 'Engineering Excellence']);
  await expect(values.getByRole('definition')).toHaveText([/\w{3}/, /\w{3}/, /\w{3}/, /\w{3}/]);

  const pledges = page.getByRole('region', { name: 'Three pledges' }).getByRole('listitem');
  await expect(pledges.getByRole('heading', { level: 3 })).toHaveText([
    'Safety First',
    'Customization at Core',
    'Responsive Support',
  ]);
  await expect(pledges.getByRole('paragraph')).toHaveText([/\w{3}/, /\w{3}/, /\w{3}/]);
});
