import { sitemapEntries } from '@/lib/seo/sitemap-entries';
import { allProducts } from '@/lib/shop/catalogue';

export const dynamic = 'force-static';

export default function sitemap() {
  return sitemapEntries(allProducts);
}
