import type { BreadcrumbList, FAQPage } from 'schema-dts';
import type { FaqItem, NavigationLink } from '@/content/types';
import { routes } from '@/content/routes';
import { absoluteUrl, websiteId } from './addresses';

/** Breadcrumbs, from home to the page itself. */
export function breadcrumbData(breadcrumbs: readonly NavigationLink[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

/** Questions and answers as they stand on the home page. */
export function faqData(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(routes.home)}/#faq`,
    isPartOf: { '@id': websiteId },
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
