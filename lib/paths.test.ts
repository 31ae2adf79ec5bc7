import { routes } from '@/content/routes';
import { householdPath, orderCodePath } from './paths';

test('the page of a household is below the calculator’s, and the order code below its product’s', () => {
  expect(householdPath('a')).toBe(`${routes.backupCalculator}/a`);
  expect(orderCodePath('a')).toBe(`${routes.products}/a/order-code.svg`);
});
