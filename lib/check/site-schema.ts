import * as z from 'zod';
import { routes } from '@/content/routes';
import { shopFacts } from '@/content/site';
import { applianceList, backupFigures, formFields } from './backup-schema';
import { day, drawable, figure, list, pattern, text, textsOf } from './fields';
import { openingHours } from './opening-hours';
import type { ContentModules } from './problems';
import { identifier, productFields } from './product-fields';
import { agmVoltages, chargerVoltages, wiringFigures } from './safety-schema';

const groupId = pattern(/^[a-z0-9]+(?:[-&][a-z0-9]+)*$/, 'an id of lower-case letters, figures, single hyphens and &');
/** The icons for categories, by their names in `lucide`. */
const icons = ['Sun', 'Car', 'Zap', 'LayoutGrid', 'BatteryCharging', 'Bike', 'Cpu', 'Plug', 'Settings2', 'Ellipsis'] as const;
const subCategory = z.strictObject({ id: groupId, name: text, icon: z.enum(icons) });

/**
 * A number with its country's code and no 0 after it; in Pakistan a mobile, a landline or a UAN with all figures. WhatsApp opens
 * a chat with nobody for what can't be dialled.
 */
const DIALLED = /^(?!3\d{9}$|111\d{6}$|800\d{5}$)(?:92(?:3\d{9}|[124-9]\d{8,9}|\d{2,3}111\d{6})|(?!92)[1-9]\d{7,14})$/;
/** Numbers that are dialled within Pakistan alone: a free one, and a UAN without its city. */
const LOCAL = /^(?:0800 ?\d{5}|111[ -]?\d{3}[ -]?\d{3})$/;

const phone = text
  .refine((number) => LOCAL.test(number) || (/^\+\d(?: ?\d)*$/.test(number) && DIALLED.test(number.replace(/\D/g, ''))))
  .describe('it as +92 300 1234567, with all its figures and no 0 after 92, or a free number as 0800 12345');
const chatNumber = pattern(DIALLED, 'it as 923001234567, 92 and all its figures with no 0 between; a free number has no chat');

const pageSearchEntry = z.strictObject({
  title: text,
  description: text,
  /** The day the page's own words last changed, `2026-11-02`; for the sitemap. */
  updated: day,
  /** `accent`: the heading's last words, in the brand's colour. */
  shareCard: z.strictObject({ heading: drawable, accent: drawable.optional(), picture: text }),
});

/** The rules of each file's fields, and the types of the content. Of all other files only the texts are checked. */
export const filesSchema = z.object({
  'shop/products': z.object({ products: z.array(productFields) }),
  'shop/categories': z.object({ categories: z.array(subCategory.extend({ subCategories: list(subCategory).optional() })) }),
  'shop/removed-products': z.object({ removedProducts: z.array(z.strictObject({ id: identifier, name: text, nearest: text })) }),
  'pages/faq': z.object({
    faq: z.array(z.strictObject({ question: text, answer: text, link: z.strictObject({ label: text, href: text }).optional() })),
  }),
  /** `confirmedOn`: the day on which the owner confirmed it, `2026-11-02`; empty until then. */
  promises: z.object({ promises: z.record(text, z.strictObject({ says: text, confirmedOn: day })) }),
  search: z.object({
    searchEntries: z
      .record(z.enum(routes), pageSearchEntry)
      // The specification asks for both ranges in this description.
      .refine(({ [routes.products]: page }) => /^(?=.*12V to 48V).*10kW to 20kW/.test(page.description), {
        path: [routes.products, 'description'],
        error: 'must name "12V to 48V" and "10kW to 20kW"; add what is missing',
      }),
  }),
  site: z.object({
    site: z.strictObject({
      brand: text,
      blurb: text,
      address: z.strictObject({ street: text, city: text, region: text, country: text, countryCode: text }),
      hours: openingHours,
      phones: z.array(phone),
      emails: z.array(z.email().describe('it as sales@example.com')),
      /** Social sites, each with an icon drawn in `components/layout/footer.tsx`. */
      social: z.array(z.strictObject({ name: z.enum(['Facebook', 'Instagram', 'YouTube']), href: text })),
      responseTimeHours: figure(1, 168, 'hours'),
      feedToConfirm: z.array(text),
      shop: z.strictObject(textsOf(shopFacts)).partial(),
      securityContactValidUntil: day,
      stats: z.record(text, text),
    }),
  }),
  'enquiry/chat-numbers': z.object({ chatNumbers: z.strictObject({ questions: chatNumber, orders: chatNumber }) }),
  routes: z.object({ routes: z.record(text, text) }),
  navigation: z.object({ catalogueParts: z.record(text, z.strictObject({ category: text, subcategory: text.optional() })) }),
  'advice/appliances': z.object({ appliances: applianceList }),
  'advice/battery-finder': z.object({
    finder: z
      .object({ households: z.array(text), defaultHousehold: text })
      .refine(({ households, defaultHousehold }) => households.includes(defaultHousehold), {
        path: ['defaultHousehold'],
        error: 'is none of "households"; write one of them, or add it there',
      }),
  }),
  'advice/backup': z.object({ backup: backupFigures }),
  'advice/charging': z.object({ charging: chargerVoltages }),
  'advice/wiring': z.object({ wiring: wiringFigures }),
  'advice/inverter-settings': z.object({ inverterSettings: z.object({ noMenu: z.object({ agm: agmVoltages }) }) }),
  'advice/discharge-form': z.object({ dischargeForm: formFields }),
  'advice/lithium-or-tubular': z.object({ costComparison: z.object({ form: formFields }) }),
});

export type SiteContent = ContentModules & z.input<typeof filesSchema>;
