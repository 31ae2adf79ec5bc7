import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

export type ButtonVariant = 'volt' | 'ink' | 'outline' | 'outline-on-ink';

/** Class names for an element that cannot be a `Button` or `ButtonLink`. */
export function controlClass(variant: ButtonVariant, className = ''): string {
  return `control control-${variant} ${className}`;
}

export type ButtonProps = ComponentProps<'button'> & { variant: ButtonVariant };

export function Button({ variant, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={controlClass(variant, className)} {...rest} />;
}

export type ButtonLinkProps = ComponentProps<typeof PageLink> & { variant: ButtonVariant };

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <PageLink className={controlClass(variant, className)} {...rest} />;
}
