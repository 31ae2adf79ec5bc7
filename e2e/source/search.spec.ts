import { expect, test } from '@playwright/test';
import { finder } from '@/content/advice/battery-finder';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { householdPath, productPath } from '@/lib/paths';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { allRoutes, attributesOf, readExported, readSource, readText, reviewExport, siteUrl } from '../support/export';

/* What search engines, chats and shops read. Unit tests check how it is made; here it agrees with the pages. */

test('no page breaks a rule of the review: titles, descriptions, share pictures, sitemap, links that lead somewhere', async () => {
  const { pages, problems } = reviewExport(exportFolder);
  const pathsOf = (isIndexed: boolean) => pages.filter((page) => page.isIndexed === isIndexed).map(({ path }) => path);
  expect(pathsOf(true).toSorted()).toEqual(allRoutes.toSorted());
  expect(pathsOf(false)).toEqual(expect.arrayContaining(['/404', ...finder.households.map(householdPath)]));
  expect(problems).toEqual([]);
});

test('sitemap and feed name every product, and only files that exist', () => {
  for (const list of ['/sitemap.xml', '/feeds/meta-catalogue.csv']) {
    const text = readText(list);
    const named = Array.from(text.matchAll(new RegExp(`${siteUrl}([^<,"\\s]*)`, 'g')), ([, path]) => path || '/');
    for (const file of named) expect(readExported(file).length, file).toBeGreaterThan(1000);
    expect(named).toEqual(expect.arrayContaining(products.map(({ id }) => productPath(id))));
  }
});

test('the sitemap names only pictures that their page shows', () => {
  for (const entry of readText('/sitemap.xml').split('<url>').slice(1)) {
    const named = entry.matchAll(/loc>([^<]*?)(-\d+\.jpg)?</g);
    const [path, ...pictures] = Array.from(named, ([, address = '']) => address.slice(siteUrl.length));
    const page = readExported(path || '/');
    expect(pictures.filter((picture) => !page.includes(picture))).toEqual([]);
  }
});

test('robots.txt names the sitemap, security.txt a contact and until when (RFC 9116), the manifest the site', () => {
  expect(readText('/robots.txt')).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const expires = `${site.securityContactValidUntil}T00:00:00.000Z`;
  expect(readText('/.well-known/security.txt')).toBe(
    `Contact: mailto:${site.emails[0]}\nExpires: ${expires}\nPreferred-Languages: en, ur\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  );
  const linked = attributesOf(readSource('/').page, 'link[rel="manifest"], link[rel*="icon"]', 'href');
  expect(linked).toEqual(['/manifest.webmanifest', '/favicon.ico', '/icon.svg', '/apple-icon.png']);
  const { icons, ...manifest } = JSON.parse(readText('/manifest.webmanifest'));
  expect(manifest).toEqual({
    ...{ name: site.brand, short_name: site.brand, description: site.blurb, lang: 'en-PK', start_url: '/' },
    ...{ display: 'browser', theme_color: '#12161c', background_color: '#f6f4ee' },
  });
  const iconsOf = (name: string, own?: object) =>
    [192, 512].map((size) => ({ src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', ...own }));
  expect(icons).toEqual([...iconsOf('icon'), ...iconsOf('maskable', { purpose: 'maskable' })]);
});
