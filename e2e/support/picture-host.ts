import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface PictureHost {
  url: string;
  /** The certificate that a client has to trust: `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
  requests: string[];
  close: () => Promise<void>;
}

export interface PictureHostAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: Buffer | string;
}

/**
 * Starts an https server with a certificate of its own.
 *
 * @param folder where the certificate is put
 * @param answers by path; all else is a 404
 */
export async function startPictureHost(
  folder: string,
  answers: Readonly<Record<string, PictureHostAnswer>>,
): Promise<PictureHost> {
  const key = path.join(folder, 'host-key.pem');
  const certificate = path.join(folder, 'host-certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'pipe' },
  );

  const requests: string[] = [];
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    requests.push(request.url ?? '');
    const { status = 200, headers = {}, body } = answers[request.url ?? ''] ?? { status: 404, body: 'Not here' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
