/** Closes a popover if it is open. */
export function closePopover(popover: HTMLElement | null): void {
  if (popover && 'hidePopover' in popover && popover.matches(':popover-open')) popover.hidePopover();
}
