import { getProducts } from '@/lib/shop/catalogue';
import { metaCatalogue } from '@/lib/seo/meta-catalogue';

export const dynamic = 'force-static';

/** The catalogue for WhatsApp Business and Meta; `Content-Type` comes from the host, by the ending of the file. */
export function GET() {
  return new Response(metaCatalogue(getProducts()), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
