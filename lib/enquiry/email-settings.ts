/* The mail service's settings of the build. Names are spelt out: Next replaces only the literal `process.env.NAME`. */

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

/** The mail service's origin; an empty setting means its usual one. */
export function mailOrigin(setting: string | undefined): string {
  return (setting || 'https://api.emailjs.com').replace(/\/+$/, '');
}

/** Names of the mail settings that are still empty. */
export function missingEmailVariables(settings: EmailSettings): string[] {
  const required = {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: settings.serviceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: settings.templateId,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: settings.publicKey,
  };
  return Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
}
