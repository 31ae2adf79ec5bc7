import { describe, expect, test } from '@jest/globals';
import type { Product } from '@/content/types';
import { good, pack, picture, problemsOf, without } from './test-product';

describe.each<[rule: string, entry: unknown, field: string, correction: string]>([
  [
    'an unknown category',
    { ...good, category: 'wind' },
    'category',
    '"wind" is unknown; use one of solar-batteries, electric-batteries, solar-solutions, beyond-batteries',
  ],
  [
    'a sub-category of another category',
    { ...good, subcategory: 'ev-batteries' },
    'subcategory',
    '"ev-batteries" is not in solar-batteries; use one of ups&solar-batteries, automobile-batteries',
  ],
  [
    'a sub-category where there is none',
    { ...good, category: 'beyond-batteries' },
    'subcategory',
    'use one of none: this category has no sub-categories',
  ],
  ['a price that is no price', { ...good, price: '10000' }, 'price', '"10000" is not a price; write it as "PKR 229,000"'],
  ['no price', without('price'), 'price', 'is missing; write it as "PKR 229,000"'],
  [
    'an old price that is no price',
    { ...good, oldPrice: 'PKR 12000' },
    'oldPrice',
    '"PKR 12000" is not a price; write it as "PKR 229,000"',
  ],
  [
    'an old price below the price',
    { ...good, oldPrice: 'PKR 9,999' },
    'oldPrice',
    'is not above the price; raise it or leave it out',
  ],
  [
    'an old price equal to the price',
    { ...good, oldPrice: 'PKR 10,000' },
    'oldPrice',
    'is not above the price; raise it or leave it out',
  ],
  ['no image', { ...good, images: [] }, 'images', 'holds no picture; name one to three'],
  ['images left out', without('images'), 'images', 'is missing; name one to three pictures'],
  [
    'four images',
    { ...good, images: [picture, picture, picture, picture] },
    'images',
    'holds more than 3 pictures; keep the best 3',
  ],
  [
    'no alt text',
    { ...good, images: [picture, { src: 'good-back' }] },
    'images.1.alt',
    'is missing; say in a few words what the picture shows',
  ],
  [
    'an empty alt text',
    { ...good, images: [{ src: 'good-front', alt: ' ' }] },
    'images.0.alt',
    'is empty or holds markup; say in a few plain words',
  ],
  [
    'a picture at an unsafe address',
    { ...good, images: [{ src: 'http://pictures.example.com/a.jpg', alt: 'A' }] },
    'images.0.src',
    'is no picture; name one of content/pictures/ without its ending, or give an https address',
  ],
  [
    'a picture that is a script',
    { ...good, images: [{ src: 'javascript:alert(1)', alt: 'A' }] },
    'images.0.src',
    'is no picture',
  ],
  ['a picture with its ending', { ...good, images: [{ src: 'good-front.jpg', alt: 'A' }] }, 'images.0.src', 'without its ending'],
  [
    'no picture name',
    { ...good, images: [{ alt: 'A' }] },
    'images.0.src',
    'is missing; name a picture of content/pictures/ or an https address',
  ],
  [
    'an id that can be no address',
    { ...good, id: 'Good Battery' },
    'id',
    'is not an id; use lower-case letters, figures and single hyphens',
  ],
  ['an empty name', { ...good, name: '' }, 'name', 'is empty; write a text'],
  ['no name', without('name'), 'name', 'is missing; write a text'],
  [
    'markup in a text',
    { ...good, description: 'a <b>fine</b> battery' },
    'description',
    'holds markup; write plain text without < and >',
  ],
  ['an empty specification value', { ...good, specs: { Chemistry: '' } }, 'specs.Chemistry', 'is empty; write a text'],
  [
    'an unknown availability',
    { ...good, availability: 'soon' },
    'availability',
    'write in stock, out of stock, available for order, preorder or discontinued',
  ],
  [
    'a current limit in words',
    { ...good, specs: pack, currentLimitAmps: '100A' },
    'currentLimitAmps',
    'is no figure; write the amperes as 100, or leave it out',
  ],
  [
    'a current limit of nothing',
    { ...good, specs: pack, currentLimitAmps: 0 },
    'currentLimitAmps',
    'is below 1; write the amperes as 100',
  ],
  [
    'a current limit of what is no pack',
    { ...good, currentLimitAmps: 100 },
    'currentLimitAmps',
    'stands beside no single Nominal Voltage and Nominal Capacity',
  ],
  [
    'an unknown field to confirm',
    { ...good, toConfirm: ['price'] },
    'toConfirm.0',
    'can’t be confirmed; name currentLimitAmps or nothing',
  ],
  ['a date that is none', { ...good, updated: '20-11-2026' }, 'updated', 'is no date; write it as 2026-11-20'],
  ['a day of the price that is none', { ...good, priceDate: '2026-02-30' }, 'priceDate', 'is no date; write it as 2026-11-20'],
  [
    'a price of a later day than the entry',
    { ...good, priceDate: '2026-11-21' },
    'priceDate',
    'is after "updated"; a new price is a change of the entry',
  ],
  ['a weight without its unit', { ...good, facts: { weight: '38' } }, 'facts.weight', '"38" can’t be read; write it as "38 kg"'],
  ['a size of two sides', { ...good, facts: { size: '520 x 240' } }, 'facts.size', 'write it as "520 × 240 × 220 mm"'],
  [
    'a current that is a word',
    { ...good, facts: { continuousCurrent: 'high' } },
    'facts.continuousCurrent',
    'write it as "100A"',
  ],
  [
    'a peak current for no time',
    { ...good, facts: { peakCurrent: '200A' } },
    'facts.peakCurrent',
    'write it as "200A for 3 seconds"',
  ],
  [
    'a continuous current that is still assumed',
    {
      ...good,
      specs: { 'Nominal Voltage': '12.8V', 'Nominal Capacity': '100Ah' },
      currentLimitAmps: 100,
      toConfirm: ['currentLimitAmps'],
      facts: { continuousCurrent: '100A' },
    },
    'facts.continuousCurrent',
    'is not what currentLimitAmps says',
  ],
  ['an empty fact', { ...good, facts: { warranty: ' ' } }, 'facts.warranty', 'write plain words, or leave the field out'],
  [
    'a fact of another name',
    { ...good, facts: { colour: 'black' } },
    'facts',
    'holds colour, which is unknown; use weight, size, terminals',
  ],
  [
    'a guide that names no row of the specification',
    { ...good, guide: { fits: ['Up to {Weight}.'], check: ['Nothing.'] } },
    'guide.fits.0',
    'names {Weight}',
  ],
])('%s', (_, entry, field, correction) => {
  test('stops the build, naming file, entry, field and correction', () => {
    const problems = problemsOf([entry]);
    expect(problems).toHaveLength(1);
    const id = (entry as Product).id;
    expect(problems[0]?.startsWith(`  content/products.ts, entry "${id}", field "${field}": `)).toBe(true);
    expect(problems[0]).toContain(correction);
  });
});
