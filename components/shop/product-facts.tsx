import { Fragment } from 'react';
import { priceWords } from '@/content/controls';
import { productWords } from '@/content/shop/catalogue-words';
import type { ShownProduct, KeyFigure, SpecificationRow } from '@/lib/shop/product';
import { ChatLink, type ExternalLinkProps } from '../ui/external-link';
import { noBreak } from '../ui/no-break';

/** The price, and the old one struck through; read aloud as "now …, was …". Says so if the product is out of stock. */
export function Price({ product: { price, oldPrice, soldOut } }: { product: ShownProduct }) {
  return (
    <div className="price flex flex-wrap items-baseline gap-x-3 tabular">
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

interface OrderLinkProps extends Omit<ExternalLinkProps, 'href'> {
  product: Pick<ShownProduct, 'orderUrl' | 'soldOut'>;
}

/** The link that orders a product, or asks when a product that is out of stock is back. */
export function OrderLink({ product: { orderUrl, soldOut }, ...rest }: OrderLinkProps) {
  return (
    <ChatLink href={orderUrl} {...rest}>
      {soldOut ? productWords.askWhenBack : productWords.order}
    </ChatLink>
  );
}

/**
 * The figures that a buyer compares first, side by side, or on more lines if the visitor's text is large. Columns are as wide with
 * one figure as with three, so that none moves while a page is received.
 */
export function KeyFigures({ figures, className = '' }: { figures: readonly KeyFigure[]; className?: string }) {
  return (
    <dl className={`grid grid-cols-[repeat(auto-fill,minmax(max(4rem,30%),1fr))] gap-2 tabular ${className}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm/tight text-muted">{label}</dt>
          <dd className="font-bold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The specification as one list of rows, in two columns where there is room. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <dl className="columns-[2_20rem] gap-x-12 wrap-anywhere tabular">
      {rows.map(([label, value]) => (
        <div key={label} className="flex break-inside-avoid flex-wrap items-baseline gap-x-2 border-b py-1 print:py-px">
          <dt className="w-1/2 shrink-0 text-muted max-sm:text-sm md:w-5/12">{label}</dt>
          <dd className="min-w-28 flex-1 font-bold" translate="no">
            {partsOf(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function partsOf(value: string) {
  return value.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block align-top">{noBreak(part)}</span>
    </Fragment>
  ));
}
