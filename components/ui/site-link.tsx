import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the site. Nothing is fetched ahead: on mobile data every kilobyte is the visitor's. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
