import { site } from '@/content/site';

export interface PhoneLinkProps {
  /** As shown to visitors; by default the first of `site.phones`. */
  number?: string;
  className?: string;
}

export function PhoneLink({ number = site.phones[0], className = '' }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${number.replaceAll(' ', '')}`}
      className={`tabular inline-flex min-h-11 items-center underline-offset-4 hover:underline ${className}`}
    >
      {number}
    </a>
  );
}
