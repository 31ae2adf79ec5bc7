import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { backup } from '@/content/advice/backup';
import { home } from '@/content/pages/home';
import { searchEntries } from '@/content/search';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { listHouseholdAnswers } from '@/lib/advice/household-answers';
import { describeLoads } from '@/lib/advice/words';
import { householdMetadata } from '@/lib/seo/metadata';
import { sharePictureName } from '@/lib/seo/share-picture';
import { listShareCards } from './share-cards';

const cardNamed = async (name: string) => (await listShareCards()).find((card) => card.name === name);

test('a card for each page, product and household', async () => {
  const names = (await listShareCards()).map(({ name }) => name);
  expect(names).toHaveLength(Object.keys(searchEntries).length + products.length + backup.households.length);
  expect(new Set(names).size).toBe(names.length);
});

test('of the pages home alone has a pack on a transparent ground, one', async () => {
  const names = Object.keys(searchEntries).map(sharePictureName);
  const pages = (await listShareCards()).filter(({ name }) => names.includes(name));
  expect(pages.filter(({ count }) => count !== undefined)).toEqual([expect.objectContaining({ name: 'home', count: 1 })]);
});

test('a product’s card shows its present price and first picture', async () => {
  for (const { id, name, price, images } of products) {
    const card = await cardNamed(`product-${id}`);
    expect(card).toMatchObject({ heading: name, price });
    expect(path.parse(card?.picture ?? '').name).toBe(images[0]?.src);
  }
});

test('a household’s card shows its hours, all its packs and their price together, and its page names that card', async () => {
  for (const household of listHouseholdAnswers()) {
    const { id, answer } = household;
    const card = await cardNamed(`backup-calculator-${id}`);
    const counts = backup.households.find((one) => one.id === id)?.counts ?? {};
    expect(card?.heading.toLowerCase()).toBe(describeLoads(counts).toLowerCase());
    expect(answer.share).toContain(card?.hours);
    expect(card?.line).toContain(`${answer.pack} · ${answer.price} · cautious `);
    expect(card?.count).toBe(answer.count);
    const cutOut = home.hero.packs.find((pack) => pack.id === answer.packId);
    expect(path.parse(card?.picture ?? '').name).toBe(cutOut?.picture ?? '');
    expect(householdMetadata(household)).toMatchObject({
      openGraph: { images: [{ url: `/share/backup-calculator-${id}.jpg` }] },
    });
  }
});

test('a household that no pack runs has a card of words, without a picture', async () => {
  const [household] = listHouseholdAnswers([]);
  jest.doMock('@/lib/advice/household-answers', () => ({ listHouseholdAnswers: () => [household] }));
  expect(await cardNamed(`backup-calculator-${household?.id}`)).toEqual({
    name: `backup-calculator-${household?.id}`,
    heading: household?.name,
    hours: household?.answer.headline.figure,
    brand: site.brand,
    picture: null,
  });
});
