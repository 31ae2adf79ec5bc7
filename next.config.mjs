import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { stagingFolder } from './scripts/support/paths.mjs';

/** @type {(phase: string) => import('next').NextConfig} */
const config = (phase) => ({
  output: 'export',
  // The export's own folder. Another step puts it in the place of the last one, once it is whole.
  distDir: phase === PHASE_PRODUCTION_BUILD ? path.relative(import.meta.dirname, stagingFolder) : undefined,
  // Links stay the plain `/about` of the specification; finish-export adds about/index.html for hosts that need it.
  trailingSlash: false,
  typescript: {
    tsconfigPath: 'scripts/build/tsconfig.next.json',
    // `npm test` and the editor check types. The content check says more of the content, in words.
    ignoreBuildErrors: true,
  },
  // Two builds of one commit differ in no file, and every other build has another id, which is how open tabs notice a new version.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  experimental: {
    // Next leaves one core free, on two cores half the machine.
    cpus: availableParallelism(),
    // Hints for prefetching, which this site does not do.
    prefetchInlining: false,
  },
  turbopack: {
    // A lockfile above the project would otherwise be taken for the workspace root.
    root: import.meta.dirname,
    // Radix locks the page's scrolling through it, with a <style> that the site's policy refuses.
    resolveAlias: { 'react-style-singleton': './components/ui/style-singleton.ts' },
  },
});

export default config;
