import { useMemo } from 'react';
import { routes } from '@/content/routes';
import { readState, writeQuery, type CalculatorState } from '@/lib/advice/query';
import { householdPath } from '@/lib/paths';
import { useAddressState, type StateChange } from './use-address-state';

export type CalculatorChange = StateChange<CalculatorState>;

/** The calculator's state. On a household's own page it begins with that household; a change leads on to the calculator's address. */
export function useCalculatorState(formId: string, household?: string): [state: CalculatorState, change: CalculatorChange] {
  const format = useMemo(
    () => ({
      read: (query: string) => readState(household && isPageOf(household) ? `${query}&household=${household}` : query),
      write: (state: CalculatorState) => routes.backupCalculator + writeQuery(state),
    }),
    [household],
  );
  return useAddressState(formId, format);
}

/** Whether a household's page is still at its own address; when it is prerendered there is none. */
function isPageOf(household: string): boolean {
  return typeof window === 'undefined' || window.location.pathname.replace(/\/$/, '') === householdPath(household);
}
