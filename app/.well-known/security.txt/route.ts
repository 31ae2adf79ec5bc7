import { site } from '@/content/site';
import { siteUrl } from '@/lib/environment';

export const dynamic = 'force-static';

/** Says how to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.emails[0]}`,
    `Expires: ${site.securityContactValidUntil}T00:00:00.000Z`,
    'Preferred-Languages: en, ur',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
