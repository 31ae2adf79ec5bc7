import { sitemapEntries } from '@/lib/seo/sitemap-entries';
import { getProducts } from '@/lib/shop/catalogue';

export const dynamic = 'force-static';

export default function sitemap() {
  return sitemapEntries(getProducts());
}
