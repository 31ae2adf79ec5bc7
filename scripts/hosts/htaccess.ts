import { contentTypes, isCompressible } from '../serve/content-types';
import * as list from './header-list';

/**
 * `.htaccess` for Apache 2.4 and LiteSpeed, which is what shared hosting runs. It needs mod_rewrite, mod_headers,
 * mod_mime and mod_setenvif, and no right beyond the usual `AllowOverride All`.
 */
export function buildHtaccess(): string {
  const pattern = (text: string) => text.replaceAll('.', '\\.');
  const endings = Object.entries(contentTypes).map(([ending, type]) => [ending.slice(1), type] as const);
  const texts = endings.filter(([, type]) => isCompressible(type)).map(([ending]) => ending);
  const marks = (folders: readonly string[], name: string) =>
    folders.map((folder) => `SetEnvIf Request_URI "^${pattern(folder)}" ${name}`).join('\n');
  return `# Made by the build from scripts/hosts/header-list.ts: change it there.

ErrorDocument 404 /404.html
AddDefaultCharset Off
<IfModule mod_dir.c>
  # The export has a folder products/ beside products.html.
  DirectorySlash Off
  DirectoryIndex index.html
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

${endings.map(([ending, type]) => `AddType "${type}" .${ending}`).join('\n')}
# Debian takes .br for the Breton language, and others .gz for an archive.
RemoveLanguage .br
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz
<FilesMatch "\\.(br|gz)$">
  SetEnv no-gzip 1
  SetEnv no-brotli 1
</FilesMatch>

SetEnvIf Request_URI "^${pattern(list.WORKER)}" WORKER
${marks(list.HASHED_FOLDERS, 'HASHED')}
# Pictures may be shown by other sites.
${marks(list.EMBEDDABLE_FOLDERS, 'EMBEDDABLE')}
# RSC payloads are text that no search engine should list.
SetEnvIf Request_URI "\\.txt(\\.br|\\.gz)?$" PAYLOAD
SetEnvIf Request_URI "^/(robots|llms)\\.txt|^/\\.well-known/" !PAYLOAD

${Object.entries(list.everywhere)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header always set Content-Security-Policy "${list.WORKER_POLICY}" env=WORKER
Header always set Cross-Origin-Resource-Policy "same-origin"
Header always set Cross-Origin-Resource-Policy "cross-origin" env=EMBEDDABLE
Header always set Cache-Control "${list.ASK_AGAIN}"
Header always set Cache-Control "${list.KEEP_A_YEAR}" env=HASHED
Header always set X-Robots-Tag "noindex" env=PAYLOAD
<FilesMatch "\\.(${texts.join('|')})(\\.br|\\.gz)?$">
  Header set Vary "Accept-Encoding"
</FilesMatch>

RewriteEngine On
# A second round, of a file that a rule below has found or of the page for lost addresses.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
# Browsers read \\ as /: a redirect to /\\host would lead to another site.
RewriteCond %{THE_REQUEST} [\\\\]
RewriteRule ^ - [R=404,L]
# One run of doubled slashes at a time, then the slash at the end. Apache has merged them in what a rule sees.
RewriteCond %{THE_REQUEST} "^\\S+ (/(?:[^?\\s/][^?\\s]*?/)?)/+([^?\\s]*)"
RewriteRule ^ %1%2 [R=301,NE,L]
RewriteCond %{THE_REQUEST} "^\\S+ (/[^?\\s]*[^?\\s/])/+[?\\s]"
RewriteRule ^ %1 [R=301,NE,L]
# For hosts alone.
RewriteRule ^(${list.HOST_FILES.map(pattern).join('|')}|404(\\.html)?|.*\\.(br|gz))$ - [R=404,L]

# The build has compressed all text already.
RewriteCond %{HTTP:Accept-Encoding} gzip
RewriteRule ^ - [E=COPY:.gz]
RewriteCond %{HTTP:Accept-Encoding} br
RewriteRule ^ - [E=COPY:.br]
RewriteRule ^$ index.html%{ENV:COPY} [L]
RewriteCond %{ENV:COPY} .
RewriteCond %{REQUEST_FILENAME}%{ENV:COPY} -f
RewriteRule ^(.+)$ $1%{ENV:COPY} [L]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [L]
RewriteCond %{REQUEST_FILENAME}.html%{ENV:COPY} -f
RewriteRule ^(.+)$ $1.html%{ENV:COPY} [L]
RewriteRule ^ - [R=404,L]
`;
}
