import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

const VARIANTS = {
  volt: 'bg-volt text-ink hover:bg-volt-pressed aria-disabled:bg-line aria-disabled:text-muted',
  ink: 'bg-ink text-paper hover:bg-ink-line',
  outline: 'border-current hover:bg-ink hover:text-paper',
  'outline-on-ink': 'border-ink-outline text-paper hover:border-paper hover:bg-ink-line',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Class names for an element that cannot be a `Button` or `ButtonLink`. */
export function controlClass(variant: ButtonVariant, className = ''): string {
  return `control ${VARIANTS[variant]} ${className}`;
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
