import { html, type Html } from './html';
import type { ReviewedPage } from './site';

/** Previews of a page as a Google result and of a link to it in WhatsApp and Facebook. */
export function previews(page: ReviewedPage, origin: string): Html {
  const result = searchResult(page, origin);
  const figures = [
    ['Google, desktop', 'google desktop', result],
    ['Google, phone', 'google phone', result],
    ['WhatsApp', 'whatsapp', linkCard(page, origin)],
    ['Facebook', 'facebook', linkCard(page, origin)],
  ] as const;
  return html`${figures.map(
    ([caption, kind, content]) =>
      html` <figure class="preview">
        <figcaption>${caption}</figcaption>
        <div class="${kind}">${content}</div>
      </figure>`,
  )}`;
}

function searchResult({ path, title, description, share }: ReviewedPage, origin: string): Html {
  const crumbs = [new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ');
  return html` <p class="site">
      <span class="icon" aria-hidden="true">${share.site?.[0]}</span><span>${share.site}<small>${crumbs}</small></span>
    </p>
    <p class="title">${title.text}</p>
    <p class="description">${description.text}</p>`;
}

function linkCard({ share, sharePicture: picture }: ReviewedPage, origin: string): Html {
  return html`${
      picture
        ? html`<img
            src="${picture.thumbnail}"
            alt="Share picture: ${share.alt}"
            width="${picture.width}"
            height="${picture.height}"
          />`
        : html`<p class="no-picture">No share picture</p>`
    }
    <p class="host">${new URL(origin).host}</p>
    <p class="title">${share.title}</p>
    <p class="description">${share.description}</p>`;
}
