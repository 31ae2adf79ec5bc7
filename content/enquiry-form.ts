/** What the forms say besides their labels: how to fill a field, what is under way, what became of a message. */

/** Shared by the forms by email and by chat. */
const withoutScripts = {
  text: 'JavaScript is off in your browser. The form still reaches us by email; the page that follows only says OK. Or message us on WhatsApp:',
  chatButton: 'Chat on WhatsApp',
} as const;

const posted =
  'The rest of this page did not load, so your browser is sending the form by email itself. The page that follows belongs to the mail service and only says OK.';

const emailError = 'Enter an email address with an @, such as name@example.com.';

/** The quote forms that go by email. */
export const emailFormWords = {
  required: 'Required',
  errors: {
    name: 'Enter your name.',
    email: emailError,
    subject: 'Enter a subject, such as 24V battery for a UPS.',
    message: 'Write what you want to power, and for how many hours.',
  },
  honeypot: 'Leave this empty',
  withoutScripts,
  posted,
  sent: 'Your request was sent. We will reply by email.',
  /** After six seconds without an answer. */
  slow: {
    title: 'Your email is still being sent.',
    text: 'Your connection is slow. You can wait, or send the same message on WhatsApp:',
  },
  failed: {
    title: 'The email was not sent.',
    text: 'Everything you typed is still in the form. Try again, or send it another way:',
  },
  /** No answer in time: the mail may have arrived. */
  unknown: {
    title: 'We can’t tell whether the email arrived.',
    text: 'The mail service did not answer in time. Everything you typed is still in the form. To be sure, send it on WhatsApp:',
  },
  chatButton: 'Send by WhatsApp',
  copyButton: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'Copying was not allowed; select the text in the form instead.',
} as const;

/** The contact form, which opens a chat. */
export const chatFormWords = {
  required: 'Required',
  errors: {
    name: 'Enter your full name.',
    email: emailError,
    batteryType: 'Choose a battery type. Not sure? Choose Custom Solution.',
  },
  companyHint: 'If you are buying for one.',
  withoutScripts,
  opening: 'Opening WhatsApp...',
  posted,
  opened: {
    text: 'Your message is ready in WhatsApp. It reaches us once you press send there.',
    button: 'Open the chat again',
  },
  blocked: {
    text: 'Your message is ready, but your browser did not open WhatsApp. Open the chat here:',
    button: 'Open the chat',
  },
  /** `{limit}` and `{length}` are filled in, in characters. */
  tooLong: {
    text: 'WhatsApp takes at most {limit} characters and this message has {length}. Nothing was lost: shorten the details above and send again, or open the chat with the first part and send the rest there.',
    button: 'Open the chat with the first part',
  },
} as const;
