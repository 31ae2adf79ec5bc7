import type { ComponentProps } from 'react';

export type SiteLinkProps = ComponentProps<'a'> & { href: string };

/** A link within the site. `SoftNavigation` follows it without loading a new document. */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}
