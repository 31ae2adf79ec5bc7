import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

export interface ExpectedField {
  label: string;
  name: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select-one';
  required: boolean;
  /** None for what browsers can't fill in. */
  autocomplete?: string;
  inputmode?: string;
  rows?: number;
}

/** Expects a field to be named, checked and filled in by browsers as it should. */
export async function expectField(field: Locator, { label, ...expected }: ExpectedField): Promise<void> {
  await expect(field, label).toBeVisible();
  const actual = await field.evaluate((element) => {
    if (!(
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    )) {
      return null;
    }
    return {
      name: element.name,
      type: element.type,
      required: element.required,
      autocomplete: element.getAttribute('autocomplete') ?? undefined,
      inputmode: element.getAttribute('inputmode') ?? undefined,
      rows: element instanceof HTMLTextAreaElement ? element.rows : undefined,
      // The specification shows no bounds and no length limits.
      bounds: ['min', 'max', 'minlength', 'maxlength', 'pattern'].filter((bound) => element.hasAttribute(bound)),
    };
  });
  expect(actual, label).toEqual({ autocomplete: undefined, inputmode: undefined, rows: undefined, bounds: [], ...expected });
}

/** Which of the browser's own checks the field fails; empty when it is valid. */
export function failedChecks(field: Locator): Promise<string[]> {
  return field.evaluate((element) => {
    const { validity } = element as HTMLInputElement;
    const checks = ['valueMissing', 'typeMismatch', 'tooLong', 'tooShort', 'patternMismatch', 'customError'] as const;
    return checks.filter((check) => validity[check]);
  });
}
