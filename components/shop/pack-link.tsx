import { productPath } from '@/lib/paths';
import { PageLink } from '../ui/page-link';

export interface PackLinkProps {
  id: string;
  shortName: string;
}

/** The link to a pack in the head of its column. */
export function PackLink({ id, shortName }: PackLinkProps) {
  return (
    <PageLink href={productPath(id)} className="link wrap-anywhere">
      {shortName}
    </PageLink>
  );
}
