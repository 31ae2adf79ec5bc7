import { execFileSync } from 'node:child_process';

/** The commit is the build id, so that two builds of one commit differ in no file. */
function commitId() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'no-commit';
  }
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Links stay the plain `/about` of the specification; finish-export adds about/index.html for hosts that need it.
  trailingSlash: false,
  reactStrictMode: true,
  generateBuildId: commitId,
  turbopack: {
    // A lockfile above the project would otherwise be taken for the workspace root.
    root: import.meta.dirname,
    // Radix locks the page's scrolling through it, with a <style> that the site's policy refuses.
    resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' },
  },
};

export default config;
