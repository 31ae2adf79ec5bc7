import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { colours } from '@/lib/colours';

export const dynamic = 'force-static';

/** Lets a phone put the site on its home screen. It opens in the browser, because orders leave it for WhatsApp anyway. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.brand,
    short_name: site.brand,
    description: site.blurb,
    lang: 'en-PK',
    start_url: routes.home,
    display: 'browser',
    theme_color: colours.ink,
    background_color: colours.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
