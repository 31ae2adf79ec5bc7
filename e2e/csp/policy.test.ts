import { expect, test } from '@jest/globals';
import { metaOf, readSource } from '../support/crawl';
import { listExportedPages } from '../support/exported-pages';

test.each([...listExportedPages(), '/404'])('%s carries its policy', (address) => {
  const { page } = readSource(address);
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe-(?!hashes)/);
  expect(metaOf(page, 'viewport')).toBeDefined();
});
