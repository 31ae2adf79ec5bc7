import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/addresses';

export const dynamic = 'force-static';

/** Nothing is forbidden: a crawler that can't fetch scripts, styles and pictures can't see the page. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
