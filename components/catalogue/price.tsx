/** The price, and the old one struck through; read aloud as "now …, was …". */
export function Price({ price, oldPrice, large = false }: { price: string; oldPrice: string | null; large?: boolean }) {
  return (
    <div className="tabular flex flex-wrap items-baseline gap-x-3">
      {oldPrice && <span className="sr-only">Now </span>}
      <strong className={`font-heading ${large ? 'text-h3' : 'text-h4'}`}>{price}</strong>
      {oldPrice && (
        <>
          <span className="sr-only">, was </span>
          <s className="text-sm text-muted">{oldPrice}</s>
        </>
      )}
    </div>
  );
}
