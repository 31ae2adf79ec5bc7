import * as z from 'zod';
import { routes } from '@/content/routes';
import { productPath } from '../paths';
import { backupFigures, chargerVoltages, figure, formFields } from './backup-schema';
import { category, day, productFields, removedProduct } from './catalogue-fields';
import { entriesSchema } from './entries-schema';
import { contentProblems, type ContentModules } from './problems';
import { faqItem, openingHours, ownerPromise, pageSearchEntry, shopFacts } from './site-schema';
import { textsSchema } from './texts';

/** The rules of each file's fields. Of all other files only the texts are checked. */
const filesSchema = z.object({
  'shop/products': z.object({ products: z.array(productFields) }),
  'shop/categories': z.object({ categories: z.array(category) }),
  'shop/removed-products': z.object({ removedProducts: z.array(removedProduct) }),
  'pages/faq': z.object({ faq: z.array(faqItem) }),
  promises: z.object({ promises: z.record(z.string(), ownerPromise) }),
  search: z.object({
    searchEntries: z.object(Object.fromEntries(Object.values(routes).map((route) => [route, pageSearchEntry]))),
  }),
  site: z.object({
    site: z.object({
      hours: openingHours,
      responseTimeHours: figure(1, 168, 'hours'),
      securityContactValidUntil: day,
      shop: shopFacts,
    }),
  }),
  'advice/backup': z.object({ backup: backupFigures }),
  'advice/charging': z.object({ charging: chargerVoltages }),
  'advice/check-a-battery': z.object({ checkABattery: z.object({ test: z.object({ form: formFields }) }) }),
  'advice/lithium-or-tubular': z.object({ lithiumOrTubular: z.object({ form: formFields }) }),
});

export type SiteContent = ContentModules & z.input<typeof filesSchema>;

/**
 * Problems of the content, one line each, with file, entry, field and correction.
 * @param today the date in Okara, as `2026-11-02`
 * @param pictures names of the source images, without their endings
 */
export function checkContent(content: SiteContent, today: string, pictures: ReadonlySet<string>): string[] {
  const { products } = content['shop/products'];
  const sold = [...products, ...content['shop/removed-products'].removedProducts];
  const pages = new Set<string>([...Object.values(routes), ...sold.map((entry) => productPath(entry?.id))]);
  const { households } = content['advice/backup'].backup;
  const problems = contentProblems(content, textsSchema({ today, pages, pictures, households }), filesSchema);
  return problems.length > 0 ? problems : contentProblems(content, entriesSchema);
}
