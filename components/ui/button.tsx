import type { ComponentProps } from 'react';
import { PageLink, type PageLinkProps } from './page-link';

export type ButtonVariant = 'volt' | 'ink' | 'outline' | 'outline-on-ink';

/** Class names for an element that cannot be a `Button` or `ButtonLink`. */
export function controlClass(variant: ButtonVariant, className = ''): string {
  return `control control-${variant} ${className}`;
}

interface Variant {
  variant: ButtonVariant;
}

export function Button({ variant, className, type = 'button', ...rest }: ComponentProps<'button'> & Variant) {
  return <button type={type} className={controlClass(variant, className)} {...rest} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: PageLinkProps & Variant) {
  return <PageLink className={controlClass(variant, className)} {...rest} />;
}
