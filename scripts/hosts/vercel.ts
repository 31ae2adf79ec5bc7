import { ASK_AGAIN, EMBEDDABLE_FOLDERS, everywhere, HASHED_FOLDERS, KEEP_A_YEAR, WORKER, WORKER_POLICY } from './header-list';

/** `vercel.json` for an upload of the finished export: nothing is built there. No two of its rules give one path the same header. */
export function buildVercelConfig(): object {
  const { 'Content-Security-Policy': policy = '', ...others } = everywhere;
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', others),
      rule(`/((?!${escape(WORKER.slice(1))}$).*)`, { 'Content-Security-Policy': policy }),
      rule(escape(WORKER), { 'Content-Security-Policy': WORKER_POLICY }),
      rule(`/(${inside(HASHED_FOLDERS)}.*)`, { 'Cache-Control': KEEP_A_YEAR }),
      rule(`/((?!${inside(HASHED_FOLDERS)}).*)`, { 'Cache-Control': ASK_AGAIN }),
      rule(`/(${inside(EMBEDDABLE_FOLDERS)}.*)`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      rule(`/((?!${inside(EMBEDDABLE_FOLDERS)}).*)`, { 'Cross-Origin-Resource-Policy': 'same-origin' }),
      rule('/((?!robots\\.txt$|llms\\.txt$|\\.well-known/).*\\.txt)', { 'X-Robots-Tag': 'noindex' }),
    ],
  };
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

const inside = (folders: readonly string[]) => `(?:${folders.map((folder) => folder.slice(1)).join('|')})`;
const escape = (path: string) => path.replaceAll('.', '\\.');
