/** Words of the controls and of the pages' frame: names for screen readers, short labels, what is under way. */
export const controls = {
  skip: 'Skip to content',
  breadcrumbs: 'Breadcrumb',
  opensNewTab: 'Opens in a new tab',
  offline: 'You are offline. Pages you have seen still open; forms and chats need a connection.',
} as const;

/** Read while another page is being fetched. */
export const openingPage = 'Opening the page';

/** Of a dialog's button. */
export const closeLabel = 'Close';

/** Names the place where messages appear, to which F8 leads, and the button that closes one. */
export const toastWords = { area: 'Notifications (F8)', dismiss: 'Dismiss' } as const;

/** `{name}`, `{at}` and `{count}` are filled in. */
export const carouselWords = {
  pictures: 'Pictures of {name}',
  carousel: 'carousel',
  slide: 'slide',
  position: '{at} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  choose: 'Choose a picture',
  show: 'Show picture {at} of {count}',
} as const;

/** In small words on a drawn picture, until a photograph takes its place. */
export const drawnPicture = { scene: 'Illustration', group: 'Drawn, not to scale' } as const;

/** Read aloud around the price and the one struck through. */
export const priceWords = { now: 'Now ', was: ', was ' } as const;
