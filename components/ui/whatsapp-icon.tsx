/** WhatsApp's logo, in the colour of the text. `WhatsAppSymbol` holds the drawing, once in each page. */
export function WhatsAppIcon() {
  return (
    <svg aria-hidden="true" className="size-5 shrink-0 fill-current">
      <use href="#WhatsApp" />
    </svg>
  );
}

/**
 * The symbol that each `WhatsAppIcon` refers to. Not a CSS mask, which browsers load before the first paint: that took half of the
 * time of the first style calculation.
 */
export function WhatsAppSymbol() {
  return (
    <svg className="hidden">
      <symbol id="WhatsApp" viewBox="0 0 24 24">
        <path fill="none" stroke="currentColor" strokeWidth="2" d="M1.5 22.6l1.3-4.9a10.9 10.9 0 1 1 3.7 3.6z" />
        <path d="M8 6.5l1.9 3.3-1.3 1.7q1.4 2.4 4 3.5l1.7-1.5 3.2 1.6q.2 2.6-3.2 2.7-3.5 0-6.6-3.7-4.2-5-.8-7.5z" />
      </symbol>
    </svg>
  );
}
