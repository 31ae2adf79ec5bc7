import { parse } from 'node-html-parser';
import { filterWords } from '@/content/shop/catalogue-words';
import { manyProducts } from '@/lib/shop/test-catalogue';
import { allCataloguePages, allCategories } from '@/lib/shop/catalogue';
import { cataloguePagePath, PAGE_SIZE } from '@/lib/shop/catalogue-pages';
import { orderMessage, questionChatUrl } from '@/lib/enquiry/whatsapp';
import { productPath } from '@/lib/paths';
import { renderHtml } from '../render-html';
import { CatalogueView } from './catalogue-view';

jest.mock('@/content/shop/products', () => ({ products: manyProducts(52) }));

const SITE = 'https://alpha-ampere.example';

test('each page of a large catalogue has its own cards, range, marks, neighbours and data', () => {
  for (const page of allCataloguePages) {
    const { path, selection, number, pages, products, chosen, total } = page;
    const html = parse(renderHtml(CatalogueView, { page }));
    const linksOf = (selector: string) => html.querySelectorAll(selector).map((link) => link.getAttribute('href'));
    const cards = products.map(({ id }) => productPath(id));
    expect([path, linksOf('h3 a')]).toEqual([path, cards]);
    const first = PAGE_SIZE * (number - 1) + 1;
    const figures = html.querySelectorAll('h1, p.mb-4').flatMap(({ text }) => text.match(/\b\d+/g) ?? []);
    const range = pages > 1 ? [total, first, first + cards.length - 1] : [total];
    expect([path, ...figures.map(Number)]).toEqual([path, ...(number > 1 ? [number, pages] : []), ...range]);
    expect(html.querySelectorAll('[fetchpriority]').length).toBe(Math.min(1, total));
    const at = (to: number) => (to < 1 || to > pages ? [] : [cataloguePagePath(selection, to)]);
    expect([linksOf('[rel=prev]'), linksOf('[rel=next]')]).toEqual([at(number - 1), at(number + 1)]);
    const hasSubs = allCategories.some(({ id, subCategories }) => id === selection.category && subCategories);
    const rows = [filterWords.categories, ...(hasSubs ? [filterWords.subCategories] : [])];
    expect(html.querySelectorAll('[role=group]').map((row) => row.getAttribute('aria-label'))).toEqual(rows);
    const marked = [
      ...(hasSubs ? [cataloguePagePath({ ...selection, subcategory: undefined })] : []),
      cataloguePagePath(selection),
    ];
    expect([linksOf('[role=group] [aria-current]'), linksOf('nav [aria-current=page]')]).toEqual([
      marked,
      pages > 1 ? [path] : [],
    ]);
    const [{ itemListElement: breadcrumbs }, list] = JSON.parse(html.querySelector('script')?.rawText ?? '')['@graph'];
    const above = ['', '/products', ...chosen.map(({ href }) => href), ...(number > 1 ? [path] : [])];
    expect(breadcrumbs.map(({ item }: { item: string }) => item)).toEqual(above.map((crumb) => SITE + crumb));
    const items = products.map(({ id, name }, index) => ({ position: first + index, name, url: SITE + productPath(id) }));
    const listed = {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item) => ({ '@type': 'ListItem', ...item })),
    };
    expect(list).toEqual(total > 0 ? listed : undefined);
    if (total === 0) expect(linksOf('.control-chat')).toEqual([questionChatUrl(orderMessage(chosen.at(-1)?.label ?? ''))]);
  }
});
