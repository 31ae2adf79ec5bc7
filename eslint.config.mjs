export default await (await import('jiti')).createJiti(import.meta.url).import('./scripts/eslint.config.ts', { default: true });
