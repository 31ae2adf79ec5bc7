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
  // A lockfile above the project would otherwise be taken for the workspace root.
  turbopack: { root: import.meta.dirname },
};

export default config;
