import type { ProductCardLabels } from '@/lib/catalogue-copy';

export interface PriceProps {
  price: string;
  oldPrice: string | null;
  words: ProductCardLabels['price'];
  large?: boolean;
}

/** The price, and the old one struck through; read aloud as "now …, was …". */
export function Price({ price, oldPrice, words, large = false }: PriceProps) {
  return (
    <div className="tabular flex flex-wrap items-baseline gap-x-3">
      {oldPrice && <span className="sr-only">{words.now}</span>}
      <strong className={`font-heading ${large ? 'text-h3' : 'text-h4'}`}>{price}</strong>
      {oldPrice && (
        <>
          <span className="sr-only">{words.was}</span>
          <s className="text-sm text-muted">{oldPrice}</s>
        </>
      )}
    </div>
  );
}
