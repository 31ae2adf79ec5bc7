/** Closes a popover if it is open; in browsers without popovers `data-open` opens it. */
export function closePopover(popover: HTMLElement | null): void {
  popover?.removeAttribute('data-open');
  popover?.hidePopover?.();
}
