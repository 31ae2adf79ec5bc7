import { routes } from '@/content/routes';

/* Settings of the build. Names are spelt out: Next replaces only the literal `process.env.NAME`. */

/** The public address of the site, without a slash at the end. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://alpha-ampere.example').replace(/\/+$/, '');

/** The full address of a path, as canonical links have it: home without a slash at the end. */
export function absoluteUrl(path: string): string {
  return path === routes.home ? siteUrl : `${siteUrl}${path}`;
}

/** Search engines' verification codes; an empty one prints no tag. */
export const siteVerification = {
  google: process.env.NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION ?? '',
  bing: process.env.NEXT_PUBLIC_BING_SITE_VERIFICATION ?? '',
};
