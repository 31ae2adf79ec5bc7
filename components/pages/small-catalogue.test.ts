import { parse } from 'node-html-parser';
import { productPath } from '@/lib/paths';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { listFiles } from '@/scripts/support/list-files';
import { projectRoot } from '@/scripts/support/paths.mjs';
import { renderHtml } from '../render-html';

/* A catalogue of one product that is no home pack: no page may speak of products that are not there. */
jest.mock('@/content/shop/products', () => ({ products: [testCatalogue.bikeBattery] }));

const OTHERS = `a[href^="/products/"]:not([href="${productPath(testCatalogue.bikeBattery.id)}"])`;

test.each(listFiles(`${projectRoot}app`).filter((file) => file.endsWith('page.tsx')))(
  'app/%s shows no figure of a product that is not there',
  async (file) => {
    const page = await import(`@/app/${file}`);
    const all: object[] = page.generateStaticParams?.() ?? [{}];
    // The export refuses a dynamic route without pages.
    expect(all).not.toEqual([]);
    for (const one of all) {
      const props = { params: Promise.resolve(one) };
      const element = await page.default(props);
      const html = parse(renderHtml(() => element));
      expect(html.text.length).toBeGreaterThan(100);
      const { title, description } = page.metadata ?? (await page.generateMetadata(props));
      expect(`${html.text} ${title} ${description}`).not.toMatch(/Infinity|NaN|undefined|\bnull|three packs/i);
      expect(html.querySelector(OTHERS)).toBeNull();
    }
  },
);
