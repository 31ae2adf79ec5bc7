import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/environment';

export const dynamic = 'force-static';

/** Nothing is disallowed, because a crawler needs scripts, styles and pictures to see the pages. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
