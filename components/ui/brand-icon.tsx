export type BrandIconName = 'WhatsApp' | 'Facebook' | 'Instagram' | 'YouTube';

/** The logo of another company, in the colour of the text. `IconSprite` holds the drawings, once in each page. */
export function BrandIcon({ name }: { name: BrandIconName }) {
  return (
    <svg aria-hidden="true" className="size-5 shrink-0 fill-current">
      <use href={`#${name}`} />
    </svg>
  );
}
