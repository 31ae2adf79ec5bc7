/** Where the tests find the exported site. */
export const SITE_PORT = readPort('TEST_SITE_PORT', 3210);

/** Where the tests' mail service listens. */
export const MAIL_PORT = readPort('TEST_MAIL_PORT', 3211);

/** The settings that the export under test is built with. */
export const testEnvironment = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'publicKeyForTests',
  NEXT_PUBLIC_EMAILJS_ORIGIN: `http://127.0.0.1:${MAIL_PORT}`,
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example',
};

/** The mail account of these settings, as the client sends it. */
export const mailAccount = {
  service_id: testEnvironment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: testEnvironment.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  user_id: testEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
};

/** Two runs on one machine need ports of their own. */
function readPort(name: string, usual: number): number {
  const port = Number(process.env[name] || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} is "${process.env[name]}"; give a port from 1 to 65535, or leave it out for ${usual}.`);
  }
  return port;
}
