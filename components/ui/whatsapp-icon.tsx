/** WhatsApp's logo, in the colour of the text. `IconSprite` holds the drawing, once in each page. */
export function WhatsAppIcon() {
  return (
    <svg aria-hidden="true" className="size-5 shrink-0 fill-current">
      <use href="#WhatsApp" />
    </svg>
  );
}
