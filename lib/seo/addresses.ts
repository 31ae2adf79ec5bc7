import { siteUrl } from '../environment';
import { paths, productPath } from '../paths';

/** The full address of a path of the site, as canonical links print it: the home page without a slash at the end. */
export function absoluteUrl(path: string): string {
  return path === paths.home ? siteUrl : `${siteUrl}${path}`;
}

/** Names by which the blocks of structured data refer to each other, across pages. */
export const organisationId = `${siteUrl}/#organization`;
export const websiteId = `${siteUrl}/#website`;
export const storeId = `${siteUrl}${paths.contact}#store`;

export function productDataId(id: string): string {
  return `${absoluteUrl(productPath(id))}#product`;
}
