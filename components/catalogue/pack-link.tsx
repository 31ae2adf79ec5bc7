import { productPath } from '@/lib/paths';
import { PageLink } from '../ui/page-link';

export interface PackLinkProps {
  id: string;
  shortName: string;
}

/** A pack at the head of a table's column. */
export function PackLink({ id, shortName }: PackLinkProps) {
  return (
    <PageLink
      href={productPath(id)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
    >
      {shortName}
    </PageLink>
  );
}
