import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { headersOf, readRules } from './headers';

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
  ['/about', {}],
  ['/products/a-battery', {}],
  ['/robots.txt', {}],
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

test.each(['\n', '\r\n'])('_headers is read without its comments, its lines ending in %j', (end) => {
  const lines = ['# A comment.', '# Another: it names /b.', '/a', '  X-One: 1', '  X-Two: a: #2', '/b/*', '  X-One: 3', ''];
  expect(readRules(lines.join(end))).toEqual([
    {
      place: '/a',
      headers: [
        ['X-One', '1'],
        ['X-Two', 'a: #2'],
      ],
    },
    { place: '/b/*', headers: [['X-One', '3']] },
  ]);
  expect(headersOf('/sw.json')).toEqual(EVERYWHERE);
});

/** Directives, without comments and without what the tests of headers above read. */
const directives = (text: string, read: RegExp) =>
  text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(#|$)/.test(line) && !read.test(line))
    .join('\n');

// All within <IfModule> but two of the core: an Apache without a module still sends pages. No "Options", which hosts may forbid.
test('Apache: compressed copies, addresses without an ending, the 404 page', () => {
  expect(directives(htaccess, /^ *(Header always|SetEnvIf) /)).toBe(String.raw`ErrorDocument 404 /404.html
AddDefaultCharset utf-8
<IfModule mod_dir.c>
  DirectoryIndex index.html
  <IfModule mod_rewrite.c>
    DirectorySlash Off
  </IfModule>
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_mime.c>
  AddType image/avif .avif
  AddType image/webp .webp
  AddType font/woff2 .woff2
  AddType application/manifest+json .webmanifest
  RemoveLanguage .br
  RemoveType .br .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
<IfModule mod_env.c>
  <FilesMatch "\.(br|gz)$">
    SetEnv no-gzip 1
    SetEnv no-brotli 1
  </FilesMatch>
</IfModule>
<IfModule mod_setenvif.c>
</IfModule>
<IfModule mod_headers.c>
  Header merge Vary "Accept-Encoding"
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [L]
  RewriteRule ^(404(\.html)?|_headers)$ - [R=404,L]
  RewriteRule ^(.+)/$ /$1 [R=301,L]
  <IfModule mod_mime.c>
    RewriteCond %{HTTP:Accept-Encoding} "\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))"
    RewriteRule ^ - [E=COPY:.gz]
    RewriteCond %{HTTP:Accept-Encoding} "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))"
    RewriteRule ^ - [E=COPY:.br]
  </IfModule>
  RewriteRule ^$ index.html%{ENV:COPY} [L]
  RewriteCond %{ENV:COPY} .
  RewriteCond %{REQUEST_FILENAME}%{ENV:COPY} -f
  RewriteRule ^(.+)$ $1%{ENV:COPY} [L]
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^ - [L]
  RewriteCond %{REQUEST_FILENAME}.html%{ENV:COPY} -f
  RewriteRule ^(.+)$ $1.html%{ENV:COPY} [L]
  RewriteRule ^ - [R=404,L]
</IfModule>`);
  expect(read('../../public/.nojekyll')).toBe('');
});

test('nginx: the same, and no redirect to another host or site', () => {
  expect(directives(nginx.slice(nginx.indexOf('server {')), /^ *add_header /)).toBe(String.raw`server {
  listen 80;
  server_name alpha-ampere.example;
  root /var/www/alpha-ampere/out;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  include mime.types;
  types {
    application/manifest+json webmanifest;
    text/csv csv;
  }
  gzip off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  error_page 404 /404.html;
  if ($uri ~ "\\\\") {
    return 404;
  }
  rewrite ^(.+)/$ $1 permanent;
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  location = /404.html {
    internal;
  }
  location ~ ^/(404|_headers|\.htaccess|\.nojekyll)$ {
    return 404;
  }
  location ~ \.(br|gz)$ {
    return 404;
  }
}`);
});
