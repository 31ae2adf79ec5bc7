import type { EmailSettings } from '@/lib/environment';

/** What the mail service needs to know of a form that the browser posts to it by itself. */
export function MailServiceFields({ settings }: { settings: EmailSettings }) {
  return (
    <>
      <input type="hidden" name="service_id" value={settings.serviceId} />
      <input type="hidden" name="template_id" value={settings.templateId} />
      <input type="hidden" name="user_id" value={settings.publicKey} />
    </>
  );
}

/** Where such a form goes. Always by POST: what a visitor types never stands in an address. */
export function mailServiceAction(settings: EmailSettings): string {
  return `${settings.origin}/api/v1.0/email/send-form`;
}
