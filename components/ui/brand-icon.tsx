import { siFacebook, siInstagram, siWhatsapp, siYoutube } from 'simple-icons';

const ICONS = { whatsApp: siWhatsapp, Facebook: siFacebook, Instagram: siInstagram, YouTube: siYoutube };

export type BrandIconName = keyof typeof ICONS;

/** The mark of another company, in the colour of the text beside it. */
export function BrandIcon({ name }: { name: BrandIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-current">
      <path d={ICONS[name].path} />
    </svg>
  );
}
