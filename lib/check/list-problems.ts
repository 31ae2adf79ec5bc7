import { routes } from '@/content/routes';
import { productPath } from '../paths';
import { checkEntries } from './entries';
import { placeInContent, refuseIssues, type Refuse } from './problems';
import { filesSchema, type SiteContent } from './site-schema';
import { checkTexts } from './texts';

/**
 * Problems of the content, one line each, with file, entry, field and correction: of each place the first.
 * @param today the date in Okara, as `2026-11-02`
 * @param pictures names of the source images, without their endings
 */
export function listProblems(content: SiteContent, today: string, pictures: ReadonlySet<string>): string[] {
  // A list or an id of a wrong type is not refused here, but by its own rule.
  const idsOf = (list: readonly { id: string }[]) => Object.values(list ?? {}).map((entry) => String(entry?.id));
  const lists = [content['shop/products'].products, content['shop/removed-products'].removedProducts];
  const pages = new Set<string>([...Object.values(routes), ...lists.flatMap(idsOf).map(productPath)]);
  const households = idsOf(content['advice/appliances'].appliances?.households);
  const problems = new Map<string, string>();
  const refuse: Refuse = (path, message) => {
    const place = path.join('\n');
    if (!problems.has(place)) problems.set(place, `  ${placeInContent(content, path.map(String))}: ${message}.`);
  };
  checkTexts(content, [], { today, pages, pictures, households }, refuse);
  refuseIssues(filesSchema, content, refuse);
  if (problems.size === 0) checkEntries(content, refuse);
  return [...problems.values()];
}
