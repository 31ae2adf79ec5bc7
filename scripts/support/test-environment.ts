/** Port of the exported site in tests. Two runs on one machine need different ports. */
export const SITE_PORT = Number(process.env.TEST_SITE_PORT || 3210);

/** Settings with which the export for tests is built. */
export const testEnvironment = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'publicKeyForTests',
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example',
};

/** The mail account of these settings, as the EmailJS client sends it. */
export const mailAccount = {
  service_id: testEnvironment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: testEnvironment.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  user_id: testEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
};
