import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersOf } from './headers';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const htaccess = read('../../public/.htaccess');
const nginx = read('nginx.conf');
const vercel = JSON.parse(read('../../vercel.json')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

type Headers = Record<string, string>;

function ofApache(address: string, status: number): Headers {
  const marks = [...htaccess.matchAll(/^ *SetEnvIf Request_URI "(.+)" (\w+)$/gm)]
    .filter(([, pattern = '']) => new RegExp(pattern).test(address))
    .map(([, , mark]) => mark);
  const lines = [
    ...htaccess.matchAll(/^ *Header always set (\S+) "(.+?)"(?: env=(\w+)| "expr=%\{REQUEST_STATUS\} -ge (\d+)")?$/gm),
  ];
  return Object.fromEntries(
    lines
      .filter(([, , , mark, least]) => (!mark || marks.includes(mark)) && (!least || status >= Number(least)))
      .map(([, name, value]) => [name, value]),
  );
}

function ofNginx(address: string, status: number): Headers {
  const lines = [...nginx.matchAll(/add_header (\S+) (?:"(.+?)"|\$(\w+)) always;/g)];
  const valueOf = (variable: string) => {
    const [, source = '', map = ''] = new RegExp(`map "?(.+?)"? \\$${variable} \\{([^}]+)`).exec(nginx) ?? [];
    const key = source.replace('$status', String(status)).replace('$uri', address);
    const rows = [...map.matchAll(/(default|"(.+?)") "(.*)";/g)];
    const matching = rows.find(([, , place = '']) =>
      place.startsWith('~') ? new RegExp(place.slice(1)).test(key) : place === key,
    );
    return (matching ?? rows[0])?.[3] ?? '';
  };
  const headers = lines.map(([, name, value, variable = '']) => [name, value ?? valueOf(variable)]);
  return Object.fromEntries(headers.filter(([, value]) => value !== ''));
}

/** Vercel adds this Cache-Control by default. */
function ofVercel(address: string): Headers {
  const rows = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(address)).flatMap(({ headers }) => headers);
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  };
}

const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cache-Control': 'public, max-age=0, must-revalidate',
};
const YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const NOT_LISTED = { 'X-Robots-Tag': 'noindex' };
const ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

test.each([
  ['/', {}],
  ['/products/a-battery', {}],
  ['/robots.txt', {}],
  ['/.well-known/security.txt', {}],
  ['/products/a-battery.txt', NOT_LISTED],
  ['/feeds/meta-catalogue.csv', NOT_LISTED],
  ['/_next/static/chunks/a.js', { ...YEAR, ...NOT_LISTED }],
  ['/pictures/hero-1a2b3c4d-800.avif', { ...YEAR, ...ANYWHERE }],
  ['/share/home.jpg', ANYWHERE],
  ['/icons/icon-192.png', ANYWHERE],
  ['/sw.js', { 'Content-Security-Policy': "frame-ancestors 'none', default-src 'none'; connect-src 'self'" }],
] as [string, Headers][])('%s has the same headers on every host', (address, own) => {
  const wanted = { ...EVERYWHERE, ...own };
  expect({ netlify: headersOf(address) }).toEqual({ netlify: wanted });
  expect({ apache: ofApache(address, 200) }).toEqual({ apache: wanted });
  expect({ nginx: ofNginx(address, 200) }).toEqual({ nginx: wanted });
  expect({ vercel: ofVercel(address) }).toEqual({ vercel: wanted });
});

test.each([404, 503])('an error %i is never kept, where the host knows its status', (status) => {
  for (const headersFor of [ofApache, ofNginx]) {
    expect(headersFor('/_next/static/chunks/a.js', status)).toMatchObject({ 'Cache-Control': 'no-store' });
  }
});

// One line each whose loss no header shows. All of .htaccess but two lines stand within <IfModule>: an Apache without a module still
// sends pages. No "Options", which hosts may forbid.
test.each([
  [htaccess, 'ErrorDocument 404 /404.html'],
  [htaccess, 'AddDefaultCharset utf-8'],
  [htaccess, 'DirectorySlash Off'],
  [htaccess, 'AddType image/avif .avif'],
  [htaccess, 'AddType application/manifest+json .webmanifest'],
  [htaccess, 'AddOutputFilterByType DEFLATE text/html text/plain text/css'],
  [htaccess, '<IfModule mod_mime.c>\n    Header always set X-Content-Type-Options'],
  [htaccess, 'RewriteRule ^(404(\\.html)?|_headers)$ - [R=404,L]'],
  [htaccess, 'RewriteRule ^(.+)/$ /$1 [R=301,L]'],
  [htaccess, 'RewriteCond %{REQUEST_FILENAME}.html -f\n  RewriteRule ^(.+)$ $1.html [L]\n  RewriteRule ^ - [R=404,L]'],
  [nginx, 'absolute_redirect off;'],
  [nginx, 'server_tokens off;'],
  [nginx, 'charset utf-8;'],
  [nginx, 'gzip_comp_level 6;\n  gzip_vary on;\n  gzip_proxied any;'],
  [nginx, 'error_page 404 /404.html;'],
  [nginx, 'if ($uri ~ "\\\\\\\\") {\n    return 404;'],
  [nginx, 'rewrite ^(.+)/$ $1 permanent;'],
  [nginx, 'location = / {\n    try_files /index.html =404;'],
  [nginx, 'location / {\n    try_files $uri $uri.html =404;'],
  [nginx, 'location = /404.html {\n    internal;'],
  [nginx, 'location ~ ^/(404|_headers|\\.htaccess|\\.nojekyll)$ {\n    return 404;'],
])('a host’s file has its lines: %#', (file, line) => {
  expect(file).toContain(line);
  expect(htaccess).not.toMatch(/^ *Options/m);
});
