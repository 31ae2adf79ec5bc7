import { priceWords } from '@/content/controls';

export interface PriceProps {
  price: string;
  oldPrice: string | null;
  size?: 'card' | 'page';
}

/** The price, and the old one struck through; read aloud as "now …, was …". */
export function Price({ price, oldPrice, size = 'card' }: PriceProps) {
  return (
    <div className={`tabular flex flex-wrap items-baseline gap-x-3 ${size === 'page' ? '' : 'lg:grid'}`}>
      {oldPrice && <span className="sr-only">{priceWords.now}</span>}
      <strong className={`font-heading ${size === 'page' ? 'text-h3' : 'text-h4'}`}>{price}</strong>
      {oldPrice && (
        <>
          <span className="sr-only">{priceWords.was}</span>
          <s className="text-sm text-muted">{oldPrice}</s>
        </>
      )}
    </div>
  );
}
