import { describe, expect, test } from '@jest/globals';
import type { HTMLElement } from 'node-html-parser';
import { site } from '@/content/site';
import { readSource } from '../support/crawl';
import { allRoutes } from '../support/routes';

const LINKS = [
  ['Home', '/'],
  ['Products', '/products'],
  ['About Us', '/about'],
  ['Contact', '/contact'],
];

const linksIn = (page: HTMLElement, region: string) =>
  page.querySelectorAll(`${region} a`).map((link) => [link.text, link.getAttribute('href')]);
const linkNamed = (page: HTMLElement, region: string, name: string) =>
  page.querySelectorAll(`${region} a`).find(({ text }) => text === name)?.attributes;

describe.each(allRoutes)('%s', (route) => {
  const { page } = readSource(route);

  test('has the bar: logo, links and quote button, and marks the current link alone', () => {
    expect(linkNamed(page, 'header', 'Alpha Ampere')?.href).toBe('/');
    expect(linksIn(page, 'header nav[aria-label="Main"]')).toEqual(LINKS);
    expect(linkNamed(page, 'header', 'Get Quote')?.href).toBe('/get-quote');
    const marked = page
      .querySelectorAll('header nav[aria-label="Main"] a')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current') ?? null]);
    // A product belongs to Products.
    const mark = (href?: string) =>
      href === route ? 'page' : href === '/products' && route.startsWith('/products/') ? 'true' : null;
    expect(marked).toEqual(LINKS.map(([, href]) => [href, mark(href)]));
  });

  test('has the footer as listed', () => {
    expect(page.querySelector('footer')?.text).toContain(site.blurb);
    expect(linksIn(page, 'footer nav[aria-label="Products"]')).toEqual([
      ['Solar Panel Batteries', '/products'],
      ['Solar Inverters', '/products'],
      ['Motorcycle Batteries', '/products'],
      ['Battery Parts & Accessories', '/products'],
    ]);
    expect(linksIn(page, 'footer nav[aria-label="Quick Links"]')).toEqual(LINKS);
    const [phone] = site.phones;
    const [email] = site.emails;
    expect(linkNamed(page, 'footer', phone)?.href).toBe(`tel:${phone.replaceAll(' ', '')}`);
    expect(linkNamed(page, 'footer', email)?.href).toBe(`mailto:${email}`);
    expect(page.querySelector('footer')?.text).toContain('Faisalabad Road, Okara');
    expect(linkNamed(page, 'footer', 'WhatsApp Order')?.href).toBe(`https://wa.me/${site.whatsApp.business}`);
    for (const { name, href } of site.social) {
      expect(linkNamed(page, 'footer', name)).toMatchObject({
        href,
        target: '_blank',
        rel: expect.stringMatching(/\bnoopener\b/),
      });
    }
    expect(site.social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'YouTube']);
  });
});
