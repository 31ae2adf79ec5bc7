import { routes } from '@/content/routes';
import { siteUrl } from '../environment';

/** The full address of a path, as canonical links have it: home without a slash at the end. */
export function absoluteUrl(path: string): string {
  return path === routes.home ? siteUrl : `${siteUrl}${path}`;
}
