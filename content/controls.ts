/** Short labels, names for screen readers, and messages that can appear on every page. */
export const controls = {
  skip: 'Skip to content',
  breadcrumbs: 'Breadcrumb',
  opensNewTab: 'Opens in a new tab',
  offline: 'No answer from our site. Pages you have seen still open; forms and chats need a connection.',
} as const;

/** Shown without a connection, in place of a page that was not opened before. */
export const notKept = {
  title: 'You are offline',
  text: 'This page was not opened on this phone before, so it needs a connection. These open without one:',
  call: 'A call needs no data:',
  again: 'Try again',
} as const;

/** Read aloud by screen readers while another page loads. */
export const openingPage = 'Opening the page';

/** The button that shares an answer. */
export const shareWords = {
  copied: 'Copied. Paste it into a message.',
  notCopied: 'Copy this text, or send it on WhatsApp:',
  chat: 'Send it on WhatsApp',
} as const;

/** Messages below a field with a wrong number. The site fills in `{least}`, `{most}`, `{step}` and the `{figure}` that counts. */
export const fieldWords = {
  figure: 'Enter a number from {least} to {most}.',
  inSteps: 'Enter a number from {least} to {most}, in steps of {step}.',
  /** Follows `figure` or `inSteps` if an earlier number still counts; if none does, `leftOut` follows. */
  counts: 'Until then {figure} counts.',
  leftOut: 'Until then we leave it out.',
} as const;

/** The link that sends a guide on. */
export const sendGuide = 'Send this page';

/** The button that prints a product's page or a guide. */
export const printWords = {
  button: 'Print this sheet',
  /** Shown if the browser does not print, as those inside apps. */
  silent: 'This browser does not print. Open this page in Chrome or Safari and print it there.',
} as const;

/** The button that closes a dialog. */
export const closeLabel = 'Close';

/** For screen readers: the area of short messages, which the F8 key leads to, and the button that closes one. */
export const toastWords = { area: 'Notifications (F8)', dismiss: 'Dismiss' } as const;

/** Words for screen readers on a row of pictures and its buttons. The site fills in `{name}`, `{at}` and `{count}`. */
export const carouselWords = {
  pictures: 'Pictures of {name}',
  carousel: 'carousel',
  slide: 'slide',
  position: '{at} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  others: 'More pictures',
} as const;

/** The small note on or below drawn pictures, until photographs replace them. */
export const drawnNote = 'Illustration';

/** Read aloud by screen readers: `now` before the price, `was` before the old price. */
export const priceWords = { now: 'Now ', was: ', was ' } as const;
