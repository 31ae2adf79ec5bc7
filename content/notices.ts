/** Short words of the pages' frame: for screen readers, and for what is under way. */
export const notices = {
  /** Read while another page is being fetched. */
  openingPage: 'Opening the page',
  /** Names the place where messages appear; F8 leads to it. */
  toastArea: 'Notifications (F8)',
  dismiss: 'Dismiss',
  close: 'Close',
  opensNewTab: 'Opens in a new tab',
} as const;
