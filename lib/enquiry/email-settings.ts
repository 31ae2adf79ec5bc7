/* The mail service's settings of the build. Names are spelt out: Next replaces only the literal `process.env.NAME`. */

export type EmailSettings = typeof emailSettings;

export const emailSettings = {
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  origin: mailOrigin(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN),
};

/** Where the mail service answers, without a slash at the end; an empty setting means its usual address. */
export function mailOrigin(setting: string | undefined): string {
  return (setting || 'https://api.emailjs.com').replace(/\/+$/, '');
}
