'use client';

import { useIsHydrated } from '../ui/form/form-store';

/** The visitor's year; until scripts run, the year of the build. */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  const isHydrated = useIsHydrated();
  return <span>{isHydrated ? new Date().getFullYear() : builtIn}</span>;
}
