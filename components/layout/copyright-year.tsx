'use client';

import { useSyncExternalStore } from 'react';

/** The visitor's year; until scripts run, the year of the build. */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  const year = useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span>{year}</span>;
}
