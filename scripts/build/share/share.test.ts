import { appliances } from '@/content/advice/appliances';
import { describeLoads } from '@/lib/advice/loads';
import path from 'node:path';
import sharp from 'sharp';
import { home } from '@/content/pages/home';
import { searchEntries } from '@/content/search';
import { products } from '@/content/shop/products';
import { listHouseholdAnswers } from '@/lib/advice/household-answers';
import manifest from '@/lib/pictures/pictures.json';
import { colours } from '@/lib/colours';
import { householdMetadata, productMetadata } from '@/lib/seo/metadata';
import { householdShareCard } from '@/lib/seo/share-picture';
import { formatPrice } from '@/lib/format/texts';
import { scratchFolder } from '../../test/scratch-folder';
import { listLocalImages } from '../pictures/source-images';
import { drawCard } from './draw-card';
import { listShareCards } from './share-pictures';

const folder = scratchFolder();
const pictures = [...listLocalImages()].map(([source, file]) => ({ source, file }));
const fileOf = ({ openGraph }: ReturnType<typeof productMetadata>) => {
  const [{ url }] = openGraph?.images as [{ url: string }];
  return path.basename(url);
};
const cardOf = async (metadata: ReturnType<typeof productMetadata>) =>
  (await listShareCards(pictures)).find(({ file }) => file === fileOf(metadata));

test('a card for each page, product and household; of the pages home alone has a pack on a transparent ground, one', async () => {
  const cards = await listShareCards(pictures);
  expect(new Set(cards.map(({ file }) => file)).size).toBe(cards.length);
  expect(cards).toHaveLength(Object.keys(searchEntries).length + products.length + appliances.households.length);
  const ofPages = cards.slice(0, Object.keys(searchEntries).length);
  expect(ofPages.filter(({ count }) => count !== undefined)).toEqual([
    expect.objectContaining({ file: expect.stringMatching(/^home-\w+\.jpg$/), count: 1 }),
  ]);
});

test('a product’s page names a card with its present price and first picture, and else another one', async () => {
  for (const product of products) {
    const card = await cardOf(productMetadata(product));
    expect(card).toMatchObject({ heading: product.name, price: formatPrice(product.price) });
    expect(path.parse(card?.picture ?? '').name).toBe(product.images[0]?.src);
    const others = [{ price: 1 }, { images: [{ src: home.hero.pictures[0].picture, alt: '' }] }];
    for (const change of others) expect(fileOf(productMetadata({ ...product, ...change }))).not.toBe(card?.file);
    // The product's picture is replaced under its name.
    Object.assign((manifest as Record<string, object>)[product.images[0]?.src ?? ''] ?? {}, { base: card?.file });
    expect(fileOf(productMetadata(product))).not.toBe(card?.file);
  }
});

test('a household’s page names a card with its hours, all its packs and their price together', async () => {
  for (const household of listHouseholdAnswers()) {
    const { id, answer } = household;
    const card = await cardOf(householdMetadata(household));
    const counts = appliances.households.find((one) => one.id === id)?.counts ?? {};
    expect(card?.heading.toLowerCase()).toBe(describeLoads(counts).toLowerCase());
    expect(answer.share).toContain(card?.hours);
    for (const part of [answer.packWords, answer.price]) expect(card?.line).toContain(part);
    expect(card?.count).toBe(answer.count);
    const cutOut = home.hero.pictures.find((pack) => pack.id === answer.packId);
    expect(path.parse(card?.picture ?? '').name).toBe(cutOut?.picture ?? '');
  }
});

test('a household that no pack runs has a card of words, without a picture', () => {
  const [household] = listHouseholdAnswers([]);
  expect(household && householdShareCard(household)).toEqual({
    name: `backup-calculator-${household?.id}`,
    heading: household?.name,
    hours: household?.answer.headline.figure,
  });
});

test('each card has its own picture, a product whole; of two packs the darker one stands behind; the mark is in its corner', async () => {
  const red = path.join(folder, 'red.png');
  await sharp({ create: { width: 400, height: 400, channels: 4, background: '#ff0000' } })
    .extend({ left: 200, background: '#000000' })
    .toFile(red);
  const draws = async (own: object, picture: string | null = red) => {
    const { data, info } = await sharp(await drawCard({ heading: 'H', ...own, picture }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    return (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)];
  };
  await draws({ count: 2 }, null);
  const at = await draws({ hours: 'about 1 hour', line: 'L', count: 2 });
  // Levels where both packs are, where the rear one alone is, and in the mark.
  const [both = 0, rear = 0] = [at(1040, 300), at(1120, 200)].map(([level]) => level);
  expect([both > 240, rear > 100 && rear < 220]).toEqual([true, true]);
  const volt = [1, 3, 5].map((start) => parseInt(colours.volt.slice(start, start + 2), 16));
  for (const [channel, level] of at(64, 80).entries()) expect(Math.abs(level - (volt[channel] ?? 0))).toBeLessThan(12);
  // Above a product stands its ground, a mean of both colours; a scene fills the height.
  const [ground = 0, scene = 0] = [await draws({ price: 'PKR 1' }), await draws({})].map((pixel) => pixel(900, 40)[0]);
  expect([ground < 200, scene > 240]).toEqual([true, true]);
});
