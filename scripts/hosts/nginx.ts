import { contentTypes } from '../serve/content-types';
import * as list from './header-list';

/** What nginx needs besides addresses, certificates and `root`: a file for its `http` block and one for the site's `server` block. */
export function buildNginxConfig(): Record<'http.conf' | 'server.conf' | 'brotli.conf', string> {
  return { 'http.conf': httpBlock(), 'server.conf': serverBlock(), 'brotli.conf': `${MADE}\n\nbrotli_static on;\n` };
}

const MADE = '# Made by the build from scripts/hosts/header-list.ts: change it there.';

// In its strings nginx reads \\ as \ and leaves \. alone. Each map reads $uri when the headers are written: by then it is the file found, or /404.html.
function httpBlock(): string {
  const inFolders = (folders: readonly string[], value: string) =>
    folders.map((folder) => `  ${quote(`~^${folder}`)} ${quote(value)};`).join('\n');
  return `${MADE}
# Include it in the http block: include /path/to/http.conf;

map $uri $csp {
  default ${quote(list.everywhere['Content-Security-Policy'] ?? '')};
  ${quote(list.WORKER)} ${quote(list.WORKER_POLICY)};
}

map $uri $caching {
  default ${quote(list.ASK_AGAIN)};
${inFolders(list.HASHED_FOLDERS, list.KEEP_A_YEAR)}
}

# Pictures may be shown by other sites.
map $uri $resource_policy {
  default "same-origin";
${inFolders(list.EMBEDDABLE_FOLDERS, 'cross-origin')}
}

# RSC payloads are text that no search engine should list.
map $uri $robots {
  default "";
  "~^/(robots|llms)\\.txt$" "";
  "~^/\\.well-known/" "";
  "~\\.txt$" "noindex";
}
`;
}

function serverBlock(): string {
  const headers = {
    ...list.everywhere,
    'Content-Security-Policy': '$csp',
    'Cross-Origin-Resource-Policy': '$resource_policy',
    'Cache-Control': '$caching',
    'X-Robots-Tag': '$robots',
  };
  const types = Object.entries(contentTypes).map(([extension, type]) => `  ${quote(type)} ${extension.slice(1)};`);
  return `${MADE}
# Include it in a server block that has listen, server_name, certificates and root:
#   server { listen 443 ssl; ...; root /path/to/out; include /path/to/server.conf; }
# With Debian's libnginx-mod-http-brotli-static, include brotli.conf there as well.

server_tokens off;
absolute_redirect off;
charset off;

types {
${types.join('\n')}
}
default_type application/octet-stream;

# The build has compressed all text already.
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quote(value)} always;`)
  .join('\n')}

# Browsers read \\ as /: a redirect to /\\host would lead to another site.
if ($uri ~ "\\\\\\\\") {
  return 404;
}
# nginx has merged doubled slashes in $uri, but the browser still has them in its address.
if ($request_uri ~ "^[^?]*//") {
  rewrite ^/$ / permanent;
  rewrite ^(.+?)/?$ $1 permanent;
}
# The export has a folder products/ beside products.html; without this, its address would be refused.
rewrite ^(.+)/$ $1 permanent;

error_page 404 /404.html;

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
location = /404.html {
  internal;
}
location ~ "^/(404|${list.HOST_FILES.map((file) => file.replaceAll('.', '\\.')).join('|')})$|\\.(br|gz)$" {
  return 404;
}
`;
}

function quote(value: string): string {
  if (/["\\\n]/.test(value.replaceAll('\\.', ''))) throw new Error(`${value} can't be quoted for nginx`);
  return `"${value}"`;
}
