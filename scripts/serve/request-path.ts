/**
 * Reads the target of a request: the decoded path to look for, or the clean address to redirect to
 * (no doubled slashes, none at the end), or neither when it isn't a valid address.
 *
 * @param target as it stands in the request, with its query
 */
export function readRequestPath(target: string): { path?: string; location?: string } {
  // Browsers read `\` as `/`, so that `/\host` in a Location header would lead to another site.
  if (!/^\/[\x21-\x7e]*$/.test(target) || target.includes('\\')) return {};

  const queryStart = target.indexOf('?');
  const rawPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const cleanPath = rawPath.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (cleanPath !== rawPath) return { location: cleanPath + target.slice(rawPath.length) };

  try {
    return { path: decodeURIComponent(rawPath) };
  } catch {
    return {};
  }
}
