import { siteUrl } from '../environment';
import { routes } from '@/content/routes';
import { productPath } from '../paths';

/** The full address of a path, as canonical links have it: home without a slash at the end. */
export function absoluteUrl(path: string): string {
  return path === routes.home ? siteUrl : `${siteUrl}${path}`;
}

/** Ids by which the structured data of one page refers to that of another. */
export const organisationId = `${siteUrl}/#organization`;
export const websiteId = `${siteUrl}/#website`;
export const storeId = `${siteUrl}${routes.contact}#store`;

export function productDataId(id: string): string {
  return `${absoluteUrl(productPath(id))}#product`;
}
