import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/environment';
import { productPath } from '@/lib/paths';
import { BrandMark } from '../ui/brand-mark';

export function SheetHead({ title = productPage.sheet.title }: { title?: string }) {
  return (
    <div className="site-width">
      <div className="hidden items-center justify-between border-b-2 border-ink pb-2 print:flex">
        <p className="brand" translate="no">
          <BrandMark />
          {site.brand}
        </p>
        <p>{title}</p>
      </div>
    </div>
  );
}

/** The sheet's foot, shown only in print: contact details and a QR code of the order chat. */
export function SheetFoot({ id }: { id: string }) {
  const { scan, prices } = productPage.sheet;
  const { street, city, country } = site.address;
  return (
    <div className="site-width">
      <div data-printed="" className="hidden items-end justify-between gap-8 border-t border-ink pt-3 print:flex">
        <div className="grid gap-1 text-sm">
          <p translate="no">
            <span className="font-bold">{site.brand}</span>, {street}, {city}, {country}
          </p>
          <p className="tabular">
            {site.phones.join(', ')}, {site.emails[0]}
          </p>
          <p className="first-letter:uppercase">{site.hours.inSentences}</p>
          <p className="wrap-anywhere">{absoluteUrl(productPath(id))}</p>
          <p className="text-muted">{prices}</p>
        </div>
        <figure className="grid shrink-0 justify-items-center gap-1 text-sm">
          <img src={`${productPath(id)}/order-code.svg`} alt={scan} width={96} height={96} loading="lazy" />
          <figcaption>{scan}</figcaption>
        </figure>
      </div>
    </div>
  );
}
