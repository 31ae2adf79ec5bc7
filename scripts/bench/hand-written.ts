import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { footerProducts, mainNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import type { NavigationLink } from '@/content/types';
import { catalogueFigures } from '@/lib/shop/catalogue-figures';
import { productPath } from '@/lib/paths';
import { largestJpeg, pictureSourceSet } from '@/lib/pictures/picture-files';
import type { PictureSource } from '@/lib/pictures/pictures';
import { askChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { projectRoot } from '../support/paths.mjs';

/**
 * The home page written for speed alone, to compare the export with: the same words, pictures and sections in lean HTML, with
 * an inlined style sheet, a system font and no script.
 */
export async function handWrittenHome(): Promise<string> {
  const { getFeaturedProducts } = await import('@/lib/shop/catalogue');
  const { getPicture } = await import('@/lib/pictures/pictures');
  const { viewProduct } = await import('@/components/pages/view-product');
  const { hero, services, featured, closing } = home;
  const css = readFileSync(path.join(projectRoot, 'scripts/bench/hand-written.css'), 'utf8').replaceAll('\n', '');

  const picture = (source: PictureSource, sizes: string, loading = 'loading="lazy"') =>
    `<picture><source type="image/avif" srcset="${pictureSourceSet(source, 'avif')}" sizes="${sizes}"><source type="image/webp" srcset="${pictureSourceSet(source, 'webp')}" sizes="${sizes}">` +
    `<img src="${largestJpeg(source)}" width="${source.width}" height="${source.height}" alt="${escape(source.alt)}" ${loading} decoding="async"></picture>`;
  const links = (list: readonly NavigationLink[]) =>
    list.map(({ label, href }) => `<a href="${href}">${escape(label)}</a>`).join('');
  const order = (label: string, href: string) =>
    `<a class="go chat" href="${escape(href)}" target="_blank" rel="noopener">${escape(label)}</a>`;
  const chat = (label: string, topic: string) => order(label, askChat(orderMessage(topic)));

  const pack = hero.packs[1] ?? hero.packs[0];
  if (!pack) throw new Error('content/pages/home.ts names no pack for the hero');
  const heroPicture = getPicture(pack.picture, pack.alt);
  const heroSizes = '(min-width: 48rem) 58vw, 100vw';
  const tiles = services.tiles.map(({ title, text, picture: src, alt }, index) => {
    const sizes = index === 0 || index === 3 ? '(min-width: 48rem) 40vw, 92vw' : '(min-width: 48rem) 380px, 46vw';
    return `<li><a href="/products">${picture(getPicture(src, alt), sizes)}<span><b>${escape(title)}</b>${escape(text)}</span></a>`;
  });
  const cards = getFeaturedProducts()
    .map(viewProduct)
    .map(
      ({ id, name, description, keyFigures, price, oldPrice, pictures, orderLink }) =>
        `<li class="card">${pictures.slice(0, 1).map((source) => picture(source, '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'))}<div><h3><a href="${productPath(id)}">${escape(name)}</a></h3><p>${escape(description)}</p>` +
        `<p>${keyFigures.map(({ value, label }) => `${escape(label)} <b>${escape(value)}</b>`).join(', ')}</p><p><b>${price}</b>${oldPrice ? ` <s>${oldPrice}</s>` : ''}</p></div>${order('Order', orderLink)}`,
    );

  return `<!DOCTYPE html><html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${site.brand}</title><meta name="description" content="${escape(site.blurb)}"><link rel="icon" href="/icon.svg"><link rel="preload" as="image" type="image/avif" imagesrcset="${pictureSourceSet(heroPicture, 'avif')}" imagesizes="${heroSizes}" fetchpriority="high"><style>${css}</style></head><body>
<header class="ink"><div class="wide row"><a href="/"><b>${site.brand}</b></a><nav>${links(mainNavigation)}</nav><button popovertarget="menu">Menu</button></div><div id="menu" class="ink" popover>${links(mainNavigation)}</div></header>
<main><div class="ink hero"><div class="wide"><div class="words"><h1>${escape(hero.title)} <em>${escape(hero.titleAccent)}</em></h1><p>${escape(hero.lead)}</p><div class="row start">${chat(hero.orderButton, hero.orderTopic)}<a class="go" href="/get-quote">${escape(hero.customButton)}</a></div></div></div>${picture(heroPicture, heroSizes, 'fetchpriority="high"')}
<dl class="wide figures">${catalogueFigures(home.hero.figures)
    .map(({ label, value, unit }) => `<div><dt>${label}</dt><dd>${value} <small>${unit}</small></dd></div>`)
    .join('')}</dl></div>
<section class="wide band"><h2>${escape(services.title)}</h2><p>${escape(services.lead)}</p><ul class="tiles">${tiles.join('')}</ul></section>
<section class="wide"><h2>${escape(featured.title)}</h2><p>${escape(featured.lead)}</p><ul class="cards">${cards.join('')}</ul><a class="go" href="/products">${escape(featured.button)}</a></section>
<section class="wide band"><h2>${escape(home.faqTitle)}</h2>${faq.map(({ question, answer }) => `<details><summary>${escape(question)}</summary><p>${escape(answer)}</p></details>`).join('')}</section>
<section class="ink"><div class="wide band"><h2>${escape(closing.title)}</h2><p>${escape(closing.text)}</p><div class="row start">${chat(closing.orderButton, closing.orderTopic)}<a class="go" href="/get-quote">${escape(closing.quoteButton)}</a></div></div></section></main>
<footer class="ink"><div class="wide"><div><b>${site.brand}</b><p>${escape(site.blurb)}</p></div><nav>${links(footerProducts.map(({ label }) => ({ label, href: '/products' })))}</nav><nav>${links(mainNavigation)}</nav><div>${site.phones[0]}<br>${site.emails[0]}<br>${site.address.street}, ${site.address.city}</div></div></footer></body></html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
