import { metaCatalogue } from '@/lib/seo/meta-catalogue';
import { allProducts } from '@/lib/shop/catalogue';

export const dynamic = 'force-static';

/** The product feed for WhatsApp Business and Meta. In the export the host sets `Content-Type`, from the file's ending. */
export function GET() {
  return new Response(metaCatalogue(allProducts), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
