/** True if a popover is open, or if the browser has no popovers and shows it in the page. */
export function isPopoverOpen(popover: HTMLElement | null): boolean {
  return popover !== null && (!('hidePopover' in popover) || popover.matches(':popover-open'));
}

/** Closes a popover if it is open. */
export function closePopover(popover: HTMLElement | null): void {
  if (popover && 'hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
}
