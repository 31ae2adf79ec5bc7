/** Words shared by the email and chat forms. Each has its other words in a file of its own, so that pages load less. */

export const withoutScripts = {
  text: 'JavaScript is off in your browser. The form still reaches us by email; the page that follows only says OK. Or message us on WhatsApp:',
  chatButton: 'Ask on WhatsApp',
} as const;

export const posted =
  'The rest of this page did not load, so your browser is sending the form by email itself. The page that follows belongs to the mail service and only says OK.';

export const phoneHint = 'Only so that we can call you about this quote.';

export const emailError = 'Check your email address. It looks like name@example.com.';
