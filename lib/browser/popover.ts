/** Closes a popover if it is open; in browsers without popovers `data-open` opens it. */
export function closePopover(popover: HTMLElement | null): void {
  if (popover && !('hidePopover' in popover)) (popover as HTMLElement).removeAttribute('data-open');
  else if (popover?.matches(':popover-open')) popover.hidePopover();
}
