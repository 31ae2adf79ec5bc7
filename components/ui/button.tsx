import type { ComponentProps } from 'react';
import { SiteLink } from './site-link';

const LOOKS = {
  volt: 'bg-volt text-ink hover:bg-volt-pressed aria-disabled:bg-line aria-disabled:text-muted',
  ink: 'bg-ink text-paper hover:bg-ink-line',
  outline: 'border-current hover:bg-ink hover:text-paper',
  'outline-on-ink': 'border-muted-on-ink/50 text-paper hover:border-paper hover:bg-ink-line',
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** The class names of a control, for the rare element that is neither of the two below. */
export function controlClass(look: ButtonLook, className = ''): string {
  return `control ${LOOKS[look]} ${className}`;
}

export type ButtonProps = ComponentProps<'button'> & { look: ButtonLook };

export function Button({ look, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={controlClass(look, className)} {...rest} />;
}

export type ButtonLinkProps = ComponentProps<typeof SiteLink> & { look: ButtonLook };

/** A link within the site that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={controlClass(look, className)} {...rest} />;
}
