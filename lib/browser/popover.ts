/** Whether a native popover shows; true as well where the browser knows no popovers and shows it as plain page. */
export function isPopoverOpen(popover: HTMLElement | null): boolean {
  return popover !== null && (!('hidePopover' in popover) || popover.matches(':popover-open'));
}

/** Closes a popover that shows; anything else stays as it is. */
export function closePopover(popover: HTMLElement | null): void {
  if (popover && 'hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
}
