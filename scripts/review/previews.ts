import { html, type Html } from './html';
import type { ReviewedPage } from './site';

/** How a page may look as a result of Google's, on desktop and on a phone. */
export function searchPreviews(page: ReviewedPage, origin: string): Html {
  return html` <figure class="preview">
      <figcaption>Google, desktop</figcaption>
      <div class="google desktop">${searchResult(page, origin)}</div>
    </figure>
    <figure class="preview">
      <figcaption>Google, phone</figcaption>
      <div class="google phone">${searchResult(page, origin)}</div>
    </figure>`;
}

function searchResult({ path, title, description, share }: ReviewedPage, origin: string): Html {
  const crumbs = [new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ');
  return html` <p class="site">
      <span class="icon" aria-hidden="true">${share.site?.[0]}</span><span>${share.site}<small>${crumbs}</small></span>
    </p>
    <p class="title">${title.text}</p>
    <p class="description">${description.text}</p>`;
}

/** How a link to a page may look in a WhatsApp chat and in a Facebook post. */
export function linkPreviews({ share, sharePicture }: ReviewedPage, origin: string): Html {
  const { host } = new URL(origin);
  const picture = sharePicture
    ? html`<img
        src="${sharePicture.thumbnail}"
        alt="Share picture: ${share.alt}"
        width="${sharePicture.width}"
        height="${sharePicture.height}"
      />`
    : html`<p class="no-picture">No share picture</p>`;
  return html` <figure class="preview">
      <figcaption>WhatsApp</figcaption>
      <div class="whatsapp">
        ${picture}
        <p class="title">${share.title}</p>
        <p class="description">${share.description}</p>
        <p class="host">${host}</p>
      </div>
    </figure>
    <figure class="preview">
      <figcaption>Facebook</figcaption>
      <div class="facebook">
        ${picture}
        <p class="host">${host}</p>
        <p class="title">${share.title}</p>
        <p class="description">${share.description}</p>
      </div>
    </figure>`;
}
