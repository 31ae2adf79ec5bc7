/** Where the tests find the exported site. */
export const SITE_PORT = 3210;

/** Where the tests' mail service listens. */
export const MAIL_PORT = 3211;

/** The settings that the export under test is built with. */
export const testEnvironment = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'publicKeyForTests',
  NEXT_PUBLIC_EMAILJS_ORIGIN: `http://127.0.0.1:${MAIL_PORT}`,
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example',
};
