import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads the hosts' headers: `[{ "source": "/pictures/*", "headers": { "Name": "value" } }]`, where `*`
 * stands for any text. Later rules win.
 *
 * @param {string} [file]
 * @returns {(path: string) => [string, string][]} the headers of a path
 */
export function readHeaderRules(file) {
  if (!file || !existsSync(file)) return () => [];
  let rules;
  try {
    rules = JSON.parse(readFileSync(file, 'utf8')).map(({ source, headers }) => ({
      pattern: new RegExp(`^${source.split('*').map(escapePattern).join('.*')}$`),
      headers: Object.entries(headers),
    }));
  } catch (error) {
    throw new Error(`${file} must be a list of { source, headers }: ${error.message}`);
  }
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}

function escapePattern(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
