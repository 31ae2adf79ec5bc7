export { default } from './scripts/eslint-rules.mjs';
