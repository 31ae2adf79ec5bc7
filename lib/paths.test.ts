import { routes } from '@/content/routes';
import { householdPath, orderCodePath, productPath } from './paths';

test('the pages of a product and of a household are below those of all, and the order code below its product', () => {
  expect(productPath('a')).toBe(`${routes.products}/a`);
  expect(householdPath('a')).toBe(`${routes.backupCalculator}/a`);
  expect(orderCodePath('a')).toBe(`${routes.products}/a/order-code.svg`);
});
