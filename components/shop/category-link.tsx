'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { routes } from '@/content/routes';
import { PageLink, useOpening, type PageLinkProps } from '../ui/page-link';

export interface CategoryLinkProps extends Omit<PageLinkProps, 'href'> {
  /** The catalogue's address with a category chosen. */
  to: string;
}

/** A link to the catalogue. A plain click also chooses a category there. */
export function CategoryLink({ to, ...rest }: CategoryLinkProps) {
  const router = useRouter();
  const [isOpening, startOpening] = useTransition();
  useOpening(isOpening, to);
  return (
    <PageLink
      href={routes.products}
      onNavigate={(event) => {
        event.preventDefault();
        startOpening(() => router.push(to));
      }}
      {...rest}
    />
  );
}
