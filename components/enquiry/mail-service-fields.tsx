import type { EmailSettings } from '@/lib/environment';

/** Hidden fields that the mail service needs if the browser posts the form itself. */
export function MailServiceFields({ settings }: { settings: EmailSettings }) {
  return (
    <>
      <input type="hidden" name="service_id" value={settings.serviceId} />
      <input type="hidden" name="template_id" value={settings.templateId} />
      <input type="hidden" name="user_id" value={settings.publicKey} />
    </>
  );
}

/** The address such a form is posted to. Always use POST, so that no typed text appears in an address. */
export function mailServiceAction(settings: EmailSettings): string {
  return `${settings.origin}/api/v1.0/email/send-form`;
}
