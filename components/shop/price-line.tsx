import { priceWords } from '@/content/controls';
import { productWords } from '@/content/shop/catalogue-words';
import type { CardProduct } from '@/lib/shop/product';

/** The price, and the old one struck through; read aloud as "now …, was …". Says so if the product is out of stock. */
export function Price({ product: { price, oldPrice, soldOut } }: { product: CardProduct }) {
  return (
    <div className="price tabular flex flex-wrap items-baseline gap-x-3">
      {oldPrice && <span className="sr-only">{priceWords.now}</span>}
      <strong className="font-heading text-h3 [letter-spacing:-0.02em]">{price}</strong>
      {oldPrice && (
        <>
          <span className="sr-only">{priceWords.was}</span>
          <s className="text-sm text-muted">{oldPrice}</s>
        </>
      )}
      {soldOut && <span className="font-bold text-danger">{productWords.soldOut}</span>}
    </div>
  );
}
