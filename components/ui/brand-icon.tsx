export type BrandIconName = 'WhatsApp' | 'Facebook' | 'Instagram' | 'YouTube';

/** The mark of another company, in the colour of the text beside it. `IconSprite` holds the drawings, once a page. */
export function BrandIcon({ name }: { name: BrandIconName }) {
  return (
    <svg aria-hidden="true" className="size-5 shrink-0 fill-current">
      <use href={`#${name}`} />
    </svg>
  );
}
