import { environmentProblems } from './environment-problems';

const good = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_a1b2c3d',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_a1b2c3d',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'xY1zABCdeFGhIJkLm',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  NEXT_PUBLIC_SITE_URL: 'https://www.alphaampere.pk',
};

test.each([
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'user_A1b2C3d4E5f6G7h8I9j0K'],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'template_aB3dE6gH9jK2mN5pQ8sT1'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://127.0.0.1:3211'],
  ['NEXT_PUBLIC_SITE_URL', 'http://shop.example//'],
  ['NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION', 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ'],
  ['NEXT_PUBLIC_BING_SITE_VERIFICATION', '0123456789ABCDEF0123456789ABCDEF'],
  ['NEXT_PUBLIC_THEME', 'a-name-of-many-words-in-a-row'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', ''],
  ['NEXT_PUBLIC_SITE_URL', undefined],
  // Variables that are not printed into pages may be secret.
  ['EMAILJS_PRIVATE_KEY', 'aB3dE6gH9jK2mN5pQ8sT1'],
  ['NPM_TOKEN', 'npm_x'],
])('%s may be %s', (name, value) => {
  expect(environmentProblems({ ...good, [name]: value })).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'aB3dE6gH9jK2mN5pQ8sT1', 'private key of EmailJS'],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'xY1z ABC', 'copy it from the dashboard'],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'aB3dE6gH9jK2mN5pQ8sT1', 'looks like a secret key'],
  ['NEXT_PUBLIC_PEM', 'x -----BEGIN PRIVATE KEY-----', 'looks like a secret key'],
  ['NEXT_PUBLIC_TOKEN', 'gH9jK2', 'is named as'],
  ['NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION', '<meta name="google-site-verification" content="x">', 'copy what stands in content'],
  ['NEXT_PUBLIC_BING_SITE_VERIFICATION', 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ', 'copy what stands in content'],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://shop.example', 'write the site'],
  ['NEXT_PUBLIC_SITE_URL', 'https://a:b@shop.example', 'write the site'],
  ['NEXT_PUBLIC_SITE_URL', 'https://shop.example/path', 'write the site'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'http://127.0.0.1.evil.example', 'is no https origin'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'ftp://localhost', 'is no https origin'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://mail.example; script-src *', 'is no https origin'],
])('%s may not be %j, which is not repeated', (name, value, message) => {
  const problems = environmentProblems({ ...good, [name]: value });
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toContain(`  ${name}: `);
  expect(problems[0]).not.toContain(value);
});
