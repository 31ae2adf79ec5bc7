import type { ComponentProps } from 'react';
import { PageLink, type PageLinkProps } from './page-link';

export type ButtonVariant = 'volt' | 'ink' | 'outline' | 'outline-on-ink';

export function Button({
  variant,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant: ButtonVariant }) {
  return <button type={type} className={`control control-${variant} ${className}`} {...rest} />;
}

export function ButtonLink({ variant, className = '', ...rest }: PageLinkProps & { variant: ButtonVariant }) {
  return <PageLink className={`control control-${variant} ${className}`} {...rest} />;
}
