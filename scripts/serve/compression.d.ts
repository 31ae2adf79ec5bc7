/** The package has no types of its own. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses what is sent, by Brotli or gzip as the request asks. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
