const MARKS = { whatsApp: 'brand-icon-whatsapp', Facebook: 'brand-icon-facebook', Instagram: 'brand-icon-instagram', YouTube: 'brand-icon-youtube' };

export type BrandIconName = keyof typeof MARKS;

/** The mark of another company, in the colour of the text beside it; `scripts/brand-icons.mjs` writes the drawings. */
export function BrandIcon({ name }: { name: BrandIconName }) {
  return <span aria-hidden="true" className={`brand-icon ${MARKS[name]}`} />;
}
