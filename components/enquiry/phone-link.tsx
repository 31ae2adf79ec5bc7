import { site } from '@/content/site';

export function PhoneLink({ number = site.phones[0], className = '' }: { number?: string; className?: string }) {
  return (
    <a
      href={`tel:${number.replaceAll(' ', '')}`}
      className={`inline-flex min-h-11 items-center tabular underline-offset-4 hover:underline ${className}`}
    >
      {number}
    </a>
  );
}
