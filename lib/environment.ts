/** Settings of the build. Each name is spelt out in full because Next replaces only the literal `process.env.NAME`. */

/** The public address of the site, without a slash at the end. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://alpha-ampere.example').replace(/\/+$/, '');

export interface EmailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Where the mail service answers, without a slash at the end. */
  origin: string;
}

export const emailSettings: EmailSettings = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  origin: mailOrigin(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN),
};

/** What search engines give an owner to prove whose the site is. An empty one prints no tag. */
export interface SiteVerification {
  google: string;
  bing: string;
}

export const siteVerification: SiteVerification = {
  google: process.env.NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION ?? '',
  bing: process.env.NEXT_PUBLIC_BING_SITE_VERIFICATION ?? '',
};

/** Where the mail service answers, by its setting; empty means its own address. */
export function mailOrigin(setting: string | undefined): string {
  return (setting || 'https://api.emailjs.com').replace(/\/+$/, '');
}

/** The environment variables that the mail service still needs, by name. */
export function missingEmailVariables(settings: EmailSettings): string[] {
  const required = {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: settings.serviceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: settings.templateId,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: settings.publicKey,
  };
  return Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
}
