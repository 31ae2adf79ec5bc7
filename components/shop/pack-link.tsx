import { productWords } from '@/content/shop/catalogue-words';
import { productPath } from '@/lib/paths';
import { PageLink } from '../ui/page-link';

export interface PackLinkProps {
  id: string;
  shortName: string;
  soldOut: boolean;
}

/** The link to a pack in the head of its column. */
export function PackLink({ id, shortName, soldOut }: PackLinkProps) {
  return (
    <>
      <PageLink href={productPath(id)} className="link wrap-anywhere">
        {shortName}
      </PageLink>
      {soldOut && <span className="block text-danger">{productWords.soldOut}</span>}
    </>
  );
}
