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
  const sold = [...products, ...content['shop/removed-products'].removedProducts];
  const pages = new Set<string>([...Object.values(routes), ...sold.map((entry) => productPath(entry?.id))]);
  // Ids of another kind are refused by their own rule.
  const ids = content['advice/appliances'].appliances.households.map((one): unknown => one?.id);
  const households = ids.filter((id) => typeof id === 'string');
  const problems = contentProblems(content, textsSchema({ today, pages, pictures, households }), filesSchema);
  return problems.length > 0 ? problems : contentProblems(content, entriesSchema);
}
