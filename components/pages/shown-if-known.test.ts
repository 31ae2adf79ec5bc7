import { parse } from 'node-html-parser';
import { costComparison } from '@/content/advice/lithium-or-tubular';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { shopFacts, site } from '@/content/site';
import { DEFAULT_COSTS, reckonCosts, type ComparedPack } from '@/lib/advice/cost';
import { comparablePacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/texts';
import { readProduct } from '@/lib/shop/product';
import { validProduct } from '@/lib/shop/test-catalogue';
import { renderHtml } from '../render-html';
import { inThousands } from '../advice/cost-bars';
import { ContactCards, QuickAnswers } from './contact-bands';
import { Ordering } from './product-details';
import { TubularBand } from './home-bands';

test('a fact of the shop stands with its label once the owner has written it', () => {
  Object.assign(site.shop, { warranty: 'Three years', payment: undefined });
  const html = renderHtml(Ordering, { product: readProduct(validProduct) });
  const labelOf = (name: string) => shopFacts.find(({ field }) => field === name)?.label;
  expect(html).toMatch(new RegExp(`>${labelOf('warranty')}</dt><dd[^>]*>Three years</dd>`));
  expect(html).not.toContain(`>${labelOf('payment')}</dt>`);
  expect(renderHtml(QuickAnswers)).toMatch(new RegExp(`>Three years</p>.*${contact.quickAnswers.open}`));
});

test('single closed days stand below the hours', () => {
  Object.assign(site.hours, { closedOn: ['2027-03-10', '2027-03-11'] });
  expect(renderHtml(ContactCards)).toContain(fill(contact.cards.closed, { days: '10 March 2027 and 11 March 2027' }));
});

test('the band says how many tubulars the pack replaces, and how often they are bought', () => {
  Object.assign(DEFAULT_COSTS, { tubularRupees: '900000', tubularYears: '2', scrapRupees: '' });
  const pack = comparablePacks().find(({ systemVolts }) => systemVolts === costComparison.form.defaultVolts) as ComparedPack;
  const costs = { ...reckonCosts(DEFAULT_COSTS, pack) };
  const { purchases: times = 0, years = 0, cheaperFrom: year = 0 } = costs;
  const { shortName, tubulars: count } = pack;
  const band = parse(renderHtml(TubularBand)).querySelectorAll('p, dt, dd:not([aria-hidden])');
  expect(band.map(({ text }) => text)).toEqual([
    fill(home.tubular.text, { count, rupees: '900000', life: '2', pack: shortName, year }),
    ...[fill(home.tubular.once, { pack: shortName }), inThousands(costs.lithium ?? 0)],
    ...[fill(home.tubular.often, { times, count, years }), inThousands(costs.tubular ?? 0)],
  ]);
});

test('where a tubular costs less, no band says otherwise', () => {
  Object.assign(DEFAULT_COSTS, { tubularRupees: '1000', scrapRupees: '' });
  expect(renderHtml(TubularBand)).toBe('');
});
