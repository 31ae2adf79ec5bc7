import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';
import { headersOf } from './headers';
import { listHostFiles } from './host-files';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

test.each(Object.entries(listHostFiles()))('%s is as the build writes it', (file, text) => {
  expect(read(file)).toBe(text);
});

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

test.each([
  ['/products/a-battery', {}],
  ['/.well-known/security.txt', {}],
  ['/products/a-battery.txt', { 'X-Robots-Tag': 'noindex' }],
  ['/_next/static/chunks/a.js', { ...YEAR, 'X-Robots-Tag': 'noindex' }],
  ['/pictures/hero-800.avif', { ...YEAR, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/feeds/meta-catalogue.csv', { 'X-Robots-Tag': 'noindex' }],
  ['/robots.txt', {}],
  ['/share/home-1.jpg', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/sw.js', { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }],
])('%s has its headers', (address, own) => {
  expect(headersOf(address)).toEqual({ ...EVERYWHERE, ...own });
});

// Lines whose loss a visitor sees on that host alone. All but two of .htaccess stand within <IfModule>: an Apache without a module
// still sends pages. No "Options", which hosts may forbid.
const OWN_LINES = {
  'public/.htaccess': [
    'ErrorDocument 404 /404.html\nAddDefaultCharset utf-8\n',
    '    DirectorySlash Off\n',
    '  AddType image/avif .avif\n',
    '  AddType application/manifest+json .webmanifest\n',
    '    AddOutputFilterByType DEFLATE text/html text/plain text/css ',
    '  RewriteRule ^(404(\\.html)?|_headers)$ - [R=404,L]\n  RewriteRule ^(.+)/$ /$1 [R=301,L]\n',
    '{REQUEST_FILENAME}.html -f\n  RewriteRule ^(.+)$ $1.html [L]\n  RewriteRule ^ - [R=404,L]\n',
    'Cache-Control "no-store" "expr=%{REQUEST_STATUS} -ge 400"',
  ],
  'scripts/hosts/nginx.conf': [
    '"~^[45]" "no-store";',
    '  add_header Cache-Control $cache_control always;',
    '  server_tokens off;\n  absolute_redirect off;\n  charset utf-8;',
    '  gzip on;\n  gzip_comp_level 6;\n  gzip_vary on;\n  gzip_proxied any;',
    '  error_page 404 /404.html;',
    '  if ($uri ~ "\\\\\\\\") {\n    return 404;',
    '  rewrite ^(.+)/$ $1 permanent;\n\n  location = / {\n    try_files /index.html =404;',
    '  location / {\n    try_files $uri $uri.html =404;\n  }\n  location = /404.html {\n    internal;',
    '  location ~ ^/(404|_headers|\\.htaccess|\\.nojekyll)$ {\n    return 404;',
  ],
};

test.each(Object.entries(OWN_LINES))('%s has its own lines', (file, lines) => {
  expect(lines.filter((line) => !read(file).includes(line))).toEqual([]);
  expect(read(file)).not.toMatch(/^ *Options/m);
});
