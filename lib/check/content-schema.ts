import { routes } from '@/content/routes';
import { productPath } from '../paths';
import { entriesSchema } from './entries-schema';
import { contentProblems } from './problems';
import { filesSchema, type SiteContent } from './site-schema';
import { textsSchema } from './texts';

/**
 * Problems of the content, one line each, with file, entry, field and correction.
 * @param today the date in Okara, as `2026-11-02`
 * @param pictures names of the source images, without their endings
 */
export function checkContent(content: SiteContent, today: string, pictures: ReadonlySet<string>): string[] {
  const { products } = content['shop/products'];
  const { removedProducts } = content['shop/removed-products'];
  // Lists and ids of another kind are refused by their own rule.
  const idsOf = (list: readonly { id: string }[]) => Object.values(list ?? {}).map((entry) => String(entry?.id));
  const pages = new Set<string>([...Object.values(routes), ...[products, removedProducts].flatMap(idsOf).map(productPath)]);
  const households = idsOf(content['advice/appliances'].appliances?.households);
  const problems = contentProblems(content, textsSchema({ today, pages, pictures, households }), filesSchema);
  return problems.length > 0 ? problems : contentProblems(content, entriesSchema);
}
