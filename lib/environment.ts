/** Settings of the build. Names are spelt out: Next replaces only the literal `process.env.NAME`. */

/** The public address of the site, without a slash at the end. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://alpha-ampere.example').replace(/\/+$/, '');

/** Search engines' verification codes; an empty one prints no tag. */
export const siteVerification = {
  google: process.env.NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION ?? '',
  bing: process.env.NEXT_PUBLIC_BING_SITE_VERIFICATION ?? '',
};
