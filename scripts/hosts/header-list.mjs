import { FILE_POLICY, WORKER_POLICY } from '../policy/page-policy.mjs';

const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Headers of every response, whatever the host. */
export const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
};

export const KEEP_A_YEAR = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Folders whose files carry a hash of their content in the name. */
export const HASHED_FOLDERS = ['/_next/static/', '/pictures/'];

export const WORKER = '/sw.js';

/** What the build puts into the export for a host and nobody should read: its headers and compressed copies. */
export const HOST_FILES = ['_headers', 'vercel.json'];

export { FILE_POLICY, WORKER_POLICY };

/**
 * @typedef {object} PageHeaders
 * @property {string} address `/about`, as links write it
 * @property {string[]} files `about.html` and its copy as a directory index
 * @property {string} policy
 */

/**
 * The pages of an export, each with the headers that are its own.
 *
 * @param {{ file: string, policy: string }[]} sealed
 * @returns {PageHeaders[]}
 */
export function listPageHeaders(sealed) {
  return sealed.map(({ file, policy }) => {
    const name = file.replace(/\.html$/, '');
    const copied = !['index', '404'].includes(name);
    return {
      address: name === 'index' ? '/' : `/${name}`,
      files: copied ? [file, `${name}/index.html`] : [file],
      policy,
    };
  });
}
