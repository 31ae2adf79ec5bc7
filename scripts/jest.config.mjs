import { fileURLToPath } from 'node:url';

/** @type {import('jest').Config} */
const config = {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  testMatch: ['<rootDir>/{lib,content,components,scripts}/**/*.test.ts'],
  testEnvironment: 'node',
  // Not one core less than there are: nothing else runs meanwhile.
  maxWorkers: '100%',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The compiler that builds the site also reads its tests.
  transform: { '\\.(ts|tsx|mjs)$': ['next/dist/build/swc/jest-transformer', {}] },
  transformIgnorePatterns: ['/node_modules/', '/.next/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
};

export default config;
