import { getProducts } from '@/lib/shop/catalogue';
import { sitemapEntries } from '@/lib/seo/sitemap-entries';

export const dynamic = 'force-static';

export default function sitemap() {
  return sitemapEntries(getProducts());
}
